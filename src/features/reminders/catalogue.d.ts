import type reminders from './locales/en.json';

declare module '../../i18n/i18next' {
  interface AreaCatalogues {
    reminders: typeof reminders;
  }
}
