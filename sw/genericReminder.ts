import type { ReminderDevice } from '../src/contracts/reminders';
import en from '../src/domain/notifications/locales/en.json';
import fr from '../src/domain/notifications/locales/fr.json';
import { deviceTexts } from '../src/domain/reminders/notificationTexts';
import { originalFor } from './originalLanguage';

const ORIGINALS = { en, fr };

/** Stands in for a device that cannot be read: in French or English, whichever the browser speaks (BCP 47). */
export function genericDevice(browserLanguage: string): ReminderDevice {
  const language = originalFor(browserLanguage);
  const texts = deviceTexts(ORIGINALS[language], undefined, { userName: '', niche: '' });
  return { language, dir: 'ltr', userName: '', reminders: [], texts };
}

/** The notification of a push that says nothing that can be read; a tap opens the app. */
export function genericNotification(browserLanguage: string) {
  const language = originalFor(browserLanguage);
  const options = {
    body: ORIGINALS[language].unreadable,
    lang: language,
    // Of its own, so that it replaces no reminder that says more.
    tag: 'reminder',
    renotify: true,
    data: { target: '/' },
  };
  return { title: 'Jimp', options };
}
