import { defineTool } from '../defineTool';

export const geoProducts = defineTool({
  id: 'geo-products',
  path: '/product-recommendations',
  load: () => import('./tool'),
});
