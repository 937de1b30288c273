import { defineTool } from '../defineTool';

export const setupGuide = defineTool({
  id: 'setup-guide',
  path: '/setup-guide',
  load: () => import('./Screen'),
});
