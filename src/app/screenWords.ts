import i18next from 'i18next';
import { ORIGINALS } from '../contracts/languageFiles';
import type { Intents } from '../domain/coach/intents';
import { loadNamespace, shownLanguage } from '../i18n/i18n';
import { listed } from '../lib/listed';
import { menuOf } from './menus';
import { jobKeyOf } from './screens';

/**
 * What people who need a screen say in a language, as far as it is loaded; French and English have their keywords for
 * that.
 */
export function intentsIn(language: string): Intents {
  return ORIGINALS.includes(language) ? {} : (i18next.getResource(language, 'chat', 'intents') ?? {});
}

/**
 * What a screen is found by besides its name, in the language shown: its job, blank if nobody has written that, and
 * keywords.
 */
export async function textsOf(id: string): Promise<readonly string[]> {
  const language = shownLanguage();
  const { keywords } = menuOf(id);
  const isOriginal = language === 'fr' || language === 'en';
  await Promise.all([loadNamespace('menus'), isOriginal || loadNamespace('chat')]);
  const job = i18next.t(jobKeyOf(id), { ns: 'menus', defaultValue: '' });
  return [job, ...(isOriginal ? keywords[language] : listed(intentsIn(language)[id] ?? ''))];
}
