import i18next from 'i18next';
import { fallbackOf, showLanguage } from './i18n';

/** The namespaces that the page has asked for so far. */
export const askedFor = (): readonly string[] => [i18next.options.ns ?? []].flat();

/** Whether the labels that the page has asked for so far are there in this language. */
export function isWhole(language: string = i18next.language, namespaces = askedFor()): boolean {
  return namespaces.every((namespace) => i18next.hasResourceBundle(language, namespace));
}

/**
 * Changes the language without a reload; resolves when the new texts are shown. Rejects where they cannot be fetched. What
 * is asked for in the meantime (screens that are fetched ahead) comes with the change itself.
 */
export async function changeLanguage(language: string): Promise<void> {
  const namespaces = [...askedFor()];
  // What failed once is not fetched again unless it is asked for like this.
  await i18next.reloadResources([language, ...fallbackOf(language)], namespaces);
  if (!isWhole(language, namespaces)) throw new Error(`The texts of ${language} cannot be fetched`);
  await i18next.changeLanguage(language);
  showLanguage(language);
}
