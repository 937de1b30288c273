import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    dashboard: typeof english;
  }
}

export const dashboard = defineTool({
  id: 'dashboard',
  path: '/user-dashboard',
  namespaces: ['coach'],
  load: () => import('./Screen'),
});
