import type { HistoryItem } from '../src/contracts/chat';
import type { Profile } from '../src/contracts/profile';

/** What a coach is asked, whether it is the model or the built-in one. */
export interface Question {
  message: string;
  /** Oldest first, without the profile item and without `message`. */
  history: readonly HistoryItem[];
  profile?: Partial<Profile>;
  /** The language chosen in the app: a code like `fr`. */
  language: string;
}

/**
 * The chosen language travels as Accept-Language; of a list the preferred one counts, and English if none can be read.
 */
export function chosenLanguage(header: string | undefined): string {
  const ranked = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { code: /^([a-z]{2,3})(?:-|$)/i.exec(tag.trim())?.[1]?.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ code, quality }) => code !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return ranked[0]?.code ?? 'en';
}
