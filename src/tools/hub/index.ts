import { defineTool } from '../defineTool';

export const hub = defineTool({
  id: 'hub',
  path: '/dashboard',
  namespaces: ['coach'],
  load: () => import('./Screen'),
});
