import { defineTool } from '../defineTool';

export const livePlan = defineTool({
  id: 'live-plan',
  path: '/tiktok-live-planner',
  load: () => import('./tool'),
});
