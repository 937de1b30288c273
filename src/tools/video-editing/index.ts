import { defineTool } from '../defineTool';

export const videoEditing = defineTool({
  id: 'video-editing',
  path: '/video-editing',
  load: () => import('./tool'),
});
