import { defineTool } from '../defineTool';

export const viralAlert = defineTool({
  id: 'viral-alert',
  path: '/daily-viral-alerts',
  load: () => import('./Screen'),
});
