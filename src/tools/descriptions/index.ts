import { defineTool } from '../defineTool';

export const descriptions = defineTool({
  id: 'descriptions',
  path: '/description-generator',
  load: () => import('./tool'),
});
