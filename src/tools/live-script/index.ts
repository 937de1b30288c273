import { defineTool } from '../defineTool';

export const liveScript = defineTool({
  id: 'live-script',
  path: '/live-script-generator',
  load: () => import('./tool'),
});
