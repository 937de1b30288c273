import type chat from './chat/locales/en.json';
import type danger from './danger/locales/en.json';
import type coach from './locales/en.json';
import type video from './video/locales/en.json';

declare module '../../i18n/i18next' {
  interface AreaCatalogues {
    coach: typeof coach;
    chat: typeof chat;
    danger: typeof danger;
    video: typeof video;
  }
}
