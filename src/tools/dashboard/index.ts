import { defineTool } from '../defineTool';

export const dashboard = defineTool({
  id: 'dashboard',
  path: '/user-dashboard',
  namespaces: ['coach'],
  load: () => import('./Screen'),
});
