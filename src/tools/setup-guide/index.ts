import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'setup-guide': typeof english;
  }
}

export const setupGuide = defineTool({
  id: 'setup-guide',
  path: '/setup-guide',
  load: () => import('./Screen'),
});
