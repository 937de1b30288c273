import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'conversion-planner': typeof english;
  }
}

export const conversionPlanner = defineTool({
  id: 'conversion-planner',
  path: '/conversion-planner',
  load: () => import('./Screen'),
});
