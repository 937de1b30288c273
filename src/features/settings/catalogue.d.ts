import type settings from './locales/en.json';

declare module '../../i18n/i18next' {
  interface AreaCatalogues {
    settings: typeof settings;
  }
}
