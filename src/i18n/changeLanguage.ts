import i18next from 'i18next';
import { showLanguage } from './i18n';

/** Whether everything that the page has asked for so far is there in this language. */
export function isWhole(language: string = i18next.language): boolean {
  const { ns = [] } = i18next.options;
  return [ns || []].flat().every((namespace) => i18next.hasResourceBundle(language, namespace));
}

/** Changes the language without a reload; resolves when the new texts are shown. Rejects where they cannot be fetched. */
export async function changeLanguage(language: string): Promise<void> {
  // What failed once is not fetched again unless it is asked for like this.
  await i18next.reloadResources([language]);
  if (!isWhole(language)) throw new Error(`The texts of ${language} cannot be fetched`);
  await i18next.changeLanguage(language);
  showLanguage(language);
}
