import type { ReminderDevice } from '../src/contracts/reminders';
import { notificationTexts as en } from '../src/domain/reminders/notificationTexts.en';
import { notificationTexts as fr } from '../src/domain/reminders/notificationTexts.fr';

const ORIGINALS = { en, fr };
const BODIES = {
  en: 'Here is your reminder. Open Jimp to see what you planned.',
  fr: 'Ton rappel est là. Ouvre Jimp pour voir ce que tu as prévu.',
};

const originalFor = (browserLanguage: string) => (/^fr\b/i.test(browserLanguage) ? 'fr' : 'en');

/** Stands in for a device that cannot be read: in French or English, whichever the browser speaks (BCP 47). */
export function genericDevice(browserLanguage: string): ReminderDevice {
  const language = originalFor(browserLanguage);
  const { live, posting, checklist } = ORIGINALS[language];
  const texts = { live: { ...live, title: live.titles.unnamed, bodies: [BODIES[language]] }, posting, checklist };
  return { language, dir: 'ltr', userName: '', reminders: [], texts };
}

/** The notification of a push that says nothing that can be read; a tap opens the app. */
export function genericNotification(browserLanguage: string) {
  const language = originalFor(browserLanguage);
  const options = {
    body: BODIES[language],
    lang: language,
    // Of its own, so that it replaces no reminder that says more.
    tag: 'reminder',
    renotify: true,
    data: { target: '/' },
  };
  return { title: 'Jimp', options };
}
