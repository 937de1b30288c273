import { defineTool } from '../defineTool';

export const weeklyStrategy = defineTool({
  id: 'weekly-strategy',
  path: '/weekly-strategy',
  load: () => import('./tool'),
});
