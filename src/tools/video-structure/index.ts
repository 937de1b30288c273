import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'video-structure': typeof english;
  }
}

export const videoStructure = defineTool({
  id: 'video-structure',
  path: '/viral-video-structure',
  aliases: ['/viral-video-structure-generator'],
  load: () => import('./tool'),
});
