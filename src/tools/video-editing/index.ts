import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'video-editing': typeof english;
  }
}

export const videoEditing = defineTool({
  id: 'video-editing',
  path: '/video-editing',
  load: () => import('./tool'),
});
