import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'creative-formats': typeof english;
  }
}

export const creativeFormats = defineTool({
  id: 'creative-formats',
  path: '/creative-formats',
  load: () => import('./tool'),
});
