import { FALLBACK } from '../../contracts/languageFiles';
import { type NotificationOriginals, notificationOriginals } from '../../contracts/reminders';
import { type LiveTips, liveTips } from '../../domain/reminders/liveTips';
import { loadLateCatalogue } from '../../texts/lateCatalogue';
import { WRITTEN_IN } from '../../texts/writtenIn';

/** The words of notifications in one language. */
export interface NotificationWords {
  language: string;
  originals: NotificationOriginals;
  /** Undefined if nobody has written the tips in this language. */
  tips: LiveTips | undefined;
}

/** The live tips written in this very language, if anybody has written them. */
async function ownTips(language: string): Promise<LiveTips | undefined> {
  const found: { [WRITTEN_IN]?: string } | undefined = await loadLateCatalogue(language, 'liveTips');
  if (!found) return undefined;
  const { [WRITTEN_IN]: writtenIn = language, ...tips } = found;
  return writtenIn === language ? liveTips.parse(tips) : undefined;
}

async function wordsIn(language: string): Promise<NotificationWords> {
  const [originals, tips] = await Promise.all([loadLateCatalogue(language, 'notifications'), ownTips(language)]);
  return { language, originals: notificationOriginals.parse(originals), tips };
}

/** In the language of the interface, or in English if its words cannot be fetched. */
export function notificationWords(language: string): Promise<NotificationWords> {
  return wordsIn(language).catch((error: unknown) => {
    if (language === FALLBACK) throw error;
    console.warn(`Notifications are in English for now`, error);
    return wordsIn(FALLBACK);
  });
}

/** The live tips in the language of the interface, or in English; undefined if neither can be fetched. */
export async function liveTipsFor(language: string): Promise<{ tips: LiveTips; language: string } | undefined> {
  for (const code of [language, FALLBACK]) {
    const tips = await ownTips(code).catch(console.warn);
    if (tips) return { tips, language: code };
  }
  return undefined;
}
