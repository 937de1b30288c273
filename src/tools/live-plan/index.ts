import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'live-plan': typeof english;
  }
}

export const livePlan = defineTool({
  id: 'live-plan',
  path: '/tiktok-live-planner',
  load: () => import('./tool'),
});
