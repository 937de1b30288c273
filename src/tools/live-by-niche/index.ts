import { defineTool } from '../defineTool';

export const liveByNiche = defineTool({
  id: 'live-by-niche',
  path: '/live-recommendations',
  load: () => import('./tool'),
});
