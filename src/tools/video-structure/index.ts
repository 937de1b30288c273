import { defineTool } from '../defineTool';

export const videoStructure = defineTool({
  id: 'video-structure',
  path: '/viral-video-structure',
  aliases: ['/viral-video-structure-generator'],
  load: () => import('./tool'),
});
