import { defineTool } from '../defineTool';

export const creativeFormats = defineTool({
  id: 'creative-formats',
  path: '/creative-formats',
  load: () => import('./tool'),
});
