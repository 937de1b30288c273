import { defineTool } from '../defineTool';

export const dailyProduct = defineTool({
  id: 'daily-product',
  path: '/daily-recommendations',
  load: () => import('./Screen'),
});
