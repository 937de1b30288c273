import { defineTool } from '../defineTool';

export const titles = defineTool({
  id: 'titles',
  path: '/title-generator',
  load: () => import('./tool'),
});
