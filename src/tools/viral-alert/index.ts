import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'viral-alert': typeof english;
  }
}

export const viralAlert = defineTool({
  id: 'viral-alert',
  path: '/daily-viral-alerts',
  load: () => import('./Screen'),
});
