import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'geo-products': typeof english;
  }
}

export const geoProducts = defineTool({
  id: 'geo-products',
  path: '/product-recommendations',
  load: () => import('./tool'),
});
