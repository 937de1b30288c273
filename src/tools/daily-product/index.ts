import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'daily-product': typeof english;
  }
}

export const dailyProduct = defineTool({
  id: 'daily-product',
  path: '/daily-recommendations',
  load: () => import('./Screen'),
});
