import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'live-by-niche': typeof english;
  }
}

export const liveByNiche = defineTool({
  id: 'live-by-niche',
  path: '/live-recommendations',
  load: () => import('./tool'),
});
