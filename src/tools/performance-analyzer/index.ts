import { defineTool } from '../defineTool';

export const performanceAnalyzer = defineTool({
  id: 'performance-analyzer',
  path: '/performance-analyzer',
  load: () => import('./Screen'),
});
