import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'live-script': typeof english;
  }
}

export const liveScript = defineTool({
  id: 'live-script',
  path: '/live-script-generator',
  load: () => import('./tool'),
});
