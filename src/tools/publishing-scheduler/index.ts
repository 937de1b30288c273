import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'publishing-scheduler': typeof english;
  }
}

export const publishingScheduler = defineTool({
  id: 'publishing-scheduler',
  path: '/publishing-scheduler',
  load: () => import('./Screen'),
});
