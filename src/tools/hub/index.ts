import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    hub: typeof english;
  }
}

export const hub = defineTool({
  id: 'hub',
  path: '/dashboard',
  namespaces: ['coach'],
  load: () => import('./Screen'),
});
