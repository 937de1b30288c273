import { TRANSLATIONS_KEY } from '../../contracts/storageKeys';
import { keptTranslations } from '../../contracts/translation';
import { browserEnvironment } from '../../state/store/environment';

/**
 * The stored translations into this language; nothing if those of another language were stored, or they are unreadable.
 */
export async function readTranslations(language: string): Promise<Record<string, string>> {
  const found = await browserEnvironment.database.read([TRANSLATIONS_KEY]);
  const { data } = keptTranslations.safeParse(found.get(TRANSLATIONS_KEY));
  return data?.language === language ? data.texts : {};
}

/** Adds to the stored translations; those into any other language are dropped. Rejects if storage fails. */
export async function keepTranslations(language: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await browserEnvironment.database.update([TRANSLATIONS_KEY], (found) => {
    const { data } = keptTranslations.safeParse(found.get(TRANSLATIONS_KEY));
    const before = data?.language === language ? data.texts : {};
    return { put: [[TRANSLATIONS_KEY, { language, texts: { ...before, ...texts } }]] };
  });
}

/** Drops the translations into every other language. Rejects if storage fails. */
export async function dropOtherTranslations(language: string): Promise<void> {
  await browserEnvironment.database.update([TRANSLATIONS_KEY], (found) => {
    const { data } = keptTranslations.safeParse(found.get(TRANSLATIONS_KEY));
    return { remove: data?.language === language ? [] : [TRANSLATIONS_KEY] };
  });
}
