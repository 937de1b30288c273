import { TRANSLATIONS_KEY } from '../../contracts/storageKeys';
import { keptTranslations } from '../../contracts/translation';
import { browserEnvironment } from '../../state/store/environment';

/** What is kept of this language; nothing where another one was kept, or what lies there cannot be read. */
export async function readTranslations(language: string): Promise<Record<string, string>> {
  const found = await browserEnvironment.database.read([TRANSLATIONS_KEY]);
  const { data } = keptTranslations.safeParse(found.get(TRANSLATIONS_KEY));
  return data?.language === language ? data.texts : {};
}

/** Adds to what is kept; of another language nothing stays. Rejects where storage fails. */
export async function keepTranslations(language: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await browserEnvironment.database.update([TRANSLATIONS_KEY], (found) => {
    const { data } = keptTranslations.safeParse(found.get(TRANSLATIONS_KEY));
    const before = data?.language === language ? data.texts : {};
    return { put: [[TRANSLATIONS_KEY, { language, texts: { ...before, ...texts } }]] };
  });
}

/** Drops those of every other language. Rejects where storage fails. */
export async function dropOtherTranslations(language: string): Promise<void> {
  await browserEnvironment.database.update([TRANSLATIONS_KEY], (found) => {
    const { data } = keptTranslations.safeParse(found.get(TRANSLATIONS_KEY));
    return { remove: data?.language === language ? [] : [TRANSLATIONS_KEY] };
  });
}
