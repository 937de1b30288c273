import i18next from 'i18next';
import { fallbackOf, showLanguage } from './i18n';

/** The namespaces that the page has requested so far. */
export const askedFor = (): readonly string[] => [i18next.options.ns ?? []].flat();

/** Whether all labels that the page has requested so far are available in this language. */
export function isWhole(language: string = i18next.language, namespaces = askedFor()): boolean {
  return namespaces.every((namespace) => i18next.hasResourceBundle(language, namespace));
}

/**
 * Changes the language without a reload; resolves when the new texts are shown. Rejects if they cannot be fetched.
 * Whatever is requested in the meantime (screens that are prefetched) comes with the change.
 */
export async function changeLanguage(language: string): Promise<void> {
  const namespaces = [...askedFor()];
  // What failed once is not fetched again unless requested like this.
  await i18next.reloadResources([language, ...fallbackOf(language)], namespaces);
  if (!isWhole(language, namespaces)) throw new Error(`The texts of ${language} cannot be fetched`);
  await i18next.changeLanguage(language);
  showLanguage(language);
}
