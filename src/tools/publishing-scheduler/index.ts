import { defineTool } from '../defineTool';

export const publishingScheduler = defineTool({
  id: 'publishing-scheduler',
  path: '/publishing-scheduler',
  load: () => import('./Screen'),
});
