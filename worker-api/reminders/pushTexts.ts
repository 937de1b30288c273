import type { ReminderKind } from '../../src/contracts/reminders';

type Text = { title: string; body: string };

/**
 * What a browser shows when our service worker cannot: without name or niche, which the server does not know, and true
 * whenever it arrives.
 */
const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<ReminderKind, Text>>>> = {
  fr: {
    live: { title: 'Ton live t’attend', body: 'C’est ton créneau de live. Ouvre ton plan et lance-toi.' },
    posting: {
      title: 'Une vidéo à publier',
      body: 'Tu voulais publier à ce moment de la journée. Ta vidéo est prête ?',
    },
    checklist: { title: 'Bientôt ta publication', body: 'Relis ta checklist avant de publier.' },
  },
  en: {
    live: { title: 'Your live is waiting', body: 'This is the slot you chose to go live. Open your plan and start.' },
    posting: { title: 'A video to post', body: 'You wanted to post around this time. Is your video ready?' },
    checklist: { title: 'Posting soon', body: 'Go through your checklist before you post.' },
  },
};

/** The text for a kind of reminder in French or, for every other language, in English. */
export function pushText(kind: ReminderKind, language: string): Text & { lang: 'fr' | 'en' } {
  const lang = language === 'fr' ? 'fr' : 'en';
  return { ...TEXTS[lang][kind], lang };
}
