import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    descriptions: typeof english;
  }
}

export const descriptions = defineTool({
  id: 'descriptions',
  path: '/description-generator',
  load: () => import('./tool'),
});
