import { defineTool } from '../defineTool';
import type english from './locales/en.json';

declare module '../../i18n/i18next' {
  interface ToolCatalogues {
    'performance-analyzer': typeof english;
  }
}

export const performanceAnalyzer = defineTool({
  id: 'performance-analyzer',
  path: '/performance-analyzer',
  load: () => import('./Screen'),
});
