import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'posting-strategy': typeof english;
  }
}

export const postingStrategy = defineTool({
  id: 'posting-strategy',
  path: '/tiktok-strategy',
  load: () => import('./tool'),
});
