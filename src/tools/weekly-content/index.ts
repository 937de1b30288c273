import { defineTool } from '../defineTool';

export const weeklyContent = defineTool({
  id: 'weekly-content',
  path: '/weekly-content-planner',
  load: () => import('./tool'),
});
