import { defineTool } from '../defineTool';

export const conversionPlanner = defineTool({
  id: 'conversion-planner',
  path: '/conversion-planner',
  load: () => import('./Screen'),
});
