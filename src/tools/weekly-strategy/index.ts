import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'weekly-strategy': typeof english;
  }
}

export const weeklyStrategy = defineTool({
  id: 'weekly-strategy',
  path: '/weekly-strategy',
  load: () => import('./tool'),
});
