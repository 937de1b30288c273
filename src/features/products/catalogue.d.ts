import type products from './locales/en.json';

declare module '../../i18n/i18next' {
  interface AreaCatalogues {
    products: typeof products;
  }
}
