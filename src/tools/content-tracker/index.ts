import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'content-tracker': typeof english;
  }
}

export const contentTracker = defineTool({
  id: 'content-tracker',
  path: '/content-tracker',
  load: () => import('./Screen'),
});
