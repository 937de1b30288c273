import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    checklist: typeof english;
  }
}

export const checklist = defineTool({
  id: 'checklist',
  path: '/pre-publication-checklist',
  load: () => import('./Screen'),
});
