import type { ReminderDevice } from '../src/contracts/reminders';
import en from '../src/domain/notifications/locales/en.json';
import fr from '../src/domain/notifications/locales/fr.json';
import { deviceTexts } from '../src/domain/reminders/notificationTexts';
import { originalFor } from './originalLanguage';

const ORIGINALS = { en, fr };

/** Stands in for the device record when it cannot be read: French or English, whichever the browser (BCP 47) speaks. */
export function genericDevice(browserLanguage: string): ReminderDevice {
  const language = originalFor(browserLanguage);
  const texts = deviceTexts(ORIGINALS[language], undefined, { userName: '', niche: '' });
  return { language, dir: 'ltr', userName: '', reminders: [], texts };
}

/** The notification for a push whose content cannot be read; a tap opens the app. */
export function genericNotification(browserLanguage: string) {
  const language = originalFor(browserLanguage);
  const options = {
    body: ORIGINALS[language].unreadable,
    lang: language,
    // A tag of its own, so that it replaces no reminder that says more.
    tag: 'reminder',
    renotify: true,
    data: { target: '/' },
  };
  return { title: 'Jimp', options };
}
