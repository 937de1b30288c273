import 'i18next';
import type videoAdvice from '../domain/videoAdvice/locales/en.json';
import type menus from './locales/en/menus.labels.json';
import type scriptCheck from './locales/en/scriptCheck.labels.json';
import type shell from './locales/en/shell.labels.json';
import type teleprompter from './locales/en/teleprompter.labels.json';
import type tool from './locales/en/tool.labels.json';

/** The tools' catalogues; each tool adds its own in its folder. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the tools
export interface ToolCatalogues {}

/** The catalogues of all other areas; each adds its own. */
export interface AreaCatalogues {
  shell: typeof shell;
  menus: typeof menus;
  tool: typeof tool;
  scriptCheck: typeof scriptCheck;
  teleprompter: typeof teleprompter;
  videoAdvice: typeof videoAdvice;
}

/** The catalogues with long texts. */
export interface TextCatalogues extends ToolCatalogues {
  videoAdvice: typeof videoAdvice;
}

/** What `t` reads of them; `useTexts` reads the rest. The keys of both together would be too many for the compiler. */
type ToolLabels = { [Tool in keyof ToolCatalogues]: Pick<ToolCatalogues[Tool], 'labels'> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: ToolLabels & AreaCatalogues;
  }
}
