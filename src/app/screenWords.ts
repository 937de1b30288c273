import i18next from 'i18next';
import { ORIGINALS } from '../contracts/languageFiles';
import type { Intents } from '../domain/coach/intents';
import { loadNamespace, shownLanguage } from '../i18n/i18n';
import { listed } from '../lib/listed';
import { menuOf } from './menus';

/**
 * What people who need a screen say in a language, as far as it is loaded; French and English have their keywords for
 * that.
 */
export function intentsIn(language: string): Intents {
  return ORIGINALS.includes(language) ? {} : (i18next.getResource(language, 'chat', 'intents') ?? {});
}

/**
 * What a screen is found by besides its name, in the language shown: its job, blank if nobody has written it, and
 * keywords.
 */
export async function textsOf(id: string): Promise<readonly string[]> {
  const language = shownLanguage();
  const { job, keywords } = menuOf(id);
  if (language === 'fr' || language === 'en') return [job[language], ...keywords[language]];
  await loadNamespace('chat');
  return ['', ...listed(intentsIn(language)[id] ?? '')];
}
