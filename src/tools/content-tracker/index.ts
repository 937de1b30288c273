import { defineTool } from '../defineTool';

export const contentTracker = defineTool({
  id: 'content-tracker',
  path: '/content-tracker',
  load: () => import('./Screen'),
});
