import { words } from '../../lib/fold';
import { detectLanguage } from '../coach/language';
import type { ScriptLanguage } from './phrases';

/**
 * The language a script is checked in: the one it is written in, else French if the screen is French, else English. The
 * product's name may be in any language. Undefined if the script is in a language that has no rules yet.
 */
export function scriptLanguage(text: string, product: string, shownLanguage: string): ScriptLanguage | undefined {
  const ownWords = product.trim() ? text.replaceAll(product.trim(), ' ') : text;
  const detected = detectLanguage(ownWords, words(ownWords));
  if (detected === 'other') return undefined;
  return detected ?? (shownLanguage === 'fr' ? 'fr' : 'en');
}
