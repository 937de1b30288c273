import * as z from 'zod/mini';
import type { LanguageFiles } from '../contracts/languageFiles';
import { type NotificationOriginals, notificationOriginals } from '../contracts/reminders';
import { type LiveTips, liveTips } from '../domain/reminders/liveTips';
import { languageFile } from '../platform/languageFile';
import { readLanguageIndex } from '../platform/languageIndex';

const languageLabels = z.object({ notifications: notificationOriginals });

/** What notifications say in one language. */
export interface NotificationWords {
  language: string;
  originals: NotificationOriginals;
  /** Undefined where nobody has written the tips in this language. */
  tips: LiveTips | undefined;
}

async function englishWords(): Promise<NotificationWords> {
  const [originals, tips] = await Promise.all([
    import('../domain/notifications/locales/en.json'),
    import('../domain/liveTips/locales/en.json'),
  ]);
  return { language: 'en', originals: originals.default, tips: tips.default };
}

async function frenchWords(): Promise<NotificationWords> {
  const [originals, tips] = await Promise.all([
    import('../domain/notifications/locales/fr.json'),
    import('../domain/liveTips/locales/fr.json'),
  ]);
  return { language: 'fr', originals: originals.default, tips: tips.default };
}

async function filesOf(language: string): Promise<LanguageFiles> {
  const files = (await readLanguageIndex())[language];
  if (!files) throw new Error(`There are no files of ${language}`);
  return files;
}

async function fetchTips({ texts }: LanguageFiles): Promise<LiveTips | undefined> {
  return texts.liveTips === undefined ? undefined : liveTips.parse(await languageFile(texts.liveTips));
}

async function fetchWords(language: string): Promise<NotificationWords> {
  const files = await filesOf(language);
  const [labels, tips] = await Promise.all([languageFile(files.labels), fetchTips(files)]);
  return { language, originals: languageLabels.parse(labels).notifications, tips };
}

/** In the language of the interface; in English where its words cannot be fetched. */
export async function notificationWords(language: string): Promise<NotificationWords> {
  if (language === 'fr') return frenchWords();
  if (language === 'en') return englishWords();
  return fetchWords(language).catch((error: unknown) => {
    console.warn(`Notifications are in English for now`, error);
    return englishWords();
  });
}

/** The live tips in the language of the interface, or in English. */
export async function liveTipsFor(language: string): Promise<{ tips: LiveTips; language: string }> {
  if (language === 'fr') return { tips: (await import('../domain/liveTips/locales/fr.json')).default, language };
  if (language !== 'en') {
    const tips = await filesOf(language).then(fetchTips, console.warn);
    if (tips) return { tips, language };
  }
  return { tips: (await import('../domain/liveTips/locales/en.json')).default, language: 'en' };
}
