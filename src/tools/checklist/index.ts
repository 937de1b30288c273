import { defineTool } from '../defineTool';

export const checklist = defineTool({
  id: 'checklist',
  path: '/pre-publication-checklist',
  load: () => import('./Screen'),
});
