import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'weekly-content': typeof english;
  }
}

export const weeklyContent = defineTool({
  id: 'weekly-content',
  path: '/weekly-content-planner',
  load: () => import('./tool'),
});
