import { defineTool } from '../defineTool';

export const weeklyLive = defineTool({
  id: 'weekly-live',
  path: '/weekly-live-planner',
  load: () => import('./tool'),
});
