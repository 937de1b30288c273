import { defineTool } from '../defineTool';

export const postingStrategy = defineTool({
  id: 'posting-strategy',
  path: '/tiktok-strategy',
  load: () => import('./tool'),
});
