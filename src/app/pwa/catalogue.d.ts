import type pwa from './locales/en.json';

declare module '../../i18n/i18next' {
  interface AreaCatalogues {
    pwa: typeof pwa;
  }
}
