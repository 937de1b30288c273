import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'shop-script': typeof english;
  }
}

export const shopScript = defineTool({
  id: 'shop-script',
  path: '/viral-script-generator',
  load: () => import('./tool'),
});
