import { DAYS as LIVE_DAYS } from '../../src/tools/weekly-live/liveDays';
import { originals, readTexts } from './catalogueFiles';
import { translated, type Written } from './writtenTexts';

/**
 * The names of the days in each language, Monday first; in Arabic the word for Monday also means 'both', so it counts
 * only after 'day' or 'from'.
 */
const DAYS: Record<string, readonly string[]> = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  pt: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
  ar: ['(?:يوم|من) الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
};

/** The days that a text names, with 0 for Monday. */
function daysIn(text: string, language: string): number[] {
  const names = DAYS[language] ?? [];
  const said = text.toLocaleLowerCase(language);
  return names.flatMap((name, day) => (new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, 'u').test(said) ? [day] : []));
}

const KEYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Weekly lives: each kind of session has its day. */
const liveDay = (key: string) => LIVE_DAYS.findIndex(({ format }) => key.includes(`.sessions.${format}.`));

/**
 * The day that a text is assigned to, with 0 for Monday; 'any' if the tool distributes it; undefined if it has none.
 */
function dayOf({ file, key }: Written): number | 'any' | undefined {
  if (/weekly-content/.test(file)) return /\.(?:ideas|lives)\./.test(key) ? 'any' : undefined;
  if (/weekly-live/.test(file)) return key.includes('.sessions.') ? liveDay(key) : undefined;
  if (/weekly-strategy/.test(file)) {
    const day = KEYS.findIndex((name) => key.includes(`.ideas.${name}.`));
    return day < 0 ? undefined : day;
  }
  return undefined;
}

/** A text may name its own day, and the next one as tomorrow ('Monday to Friday' begins tomorrow on a Sunday). */
function mayName(on: number | 'any', days: readonly number[]): boolean {
  if (on === 'any') return days.length === 0;
  return days.length === 0 || days.includes(on) || days[0] === (on + 1) % 7;
}

/** Texts that are assigned to one weekday and name another. */
export function weekdayFaults() {
  const ofOriginals = originals.flatMap(({ file, language }) =>
    /weekly-(?:content|live|strategy)/.test(file)
      ? Array.from(readTexts(file), ([key, text]): Written => ({ file, key, language, text }))
      : [],
  );
  return [...ofOriginals, ...translated].filter((one) => {
    const on = dayOf(one);
    return on !== undefined && !mayName(on, daysIn(one.text, one.language));
  });
}
