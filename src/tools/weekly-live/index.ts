import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'weekly-live': typeof english;
  }
}

export const weeklyLive = defineTool({
  id: 'weekly-live',
  path: '/weekly-live-planner',
  load: () => import('./tool'),
});
