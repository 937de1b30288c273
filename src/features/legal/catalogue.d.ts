import type legal from './locales/en.json';

declare module '../../i18n/i18next' {
  interface AreaCatalogues {
    legal: typeof legal;
  }
}
