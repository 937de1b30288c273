import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    titles: typeof english;
  }
}

export const titles = defineTool({
  id: 'titles',
  path: '/title-generator',
  load: () => import('./tool'),
});
