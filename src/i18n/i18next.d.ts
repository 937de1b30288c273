import 'i18next';
import type pwa from '../app/pwa/locales/en.json';
import type coach from '../features/coach/locales/en.json';
import type legal from '../features/legal/locales/en.json';
import type settings from '../features/settings/locales/en.json';
import type shell from './locales/en/shell.labels.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      coach: typeof coach;
      settings: typeof settings;
      legal: typeof legal;
      pwa: typeof pwa;
    };
  }
}
