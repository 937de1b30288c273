import { defineTool } from '../defineTool';

export const shopScript = defineTool({
  id: 'shop-script',
  path: '/viral-script-generator',
  load: () => import('./tool'),
});
