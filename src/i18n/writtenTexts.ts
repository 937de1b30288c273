import i18next from 'i18next';
import { FALLBACK } from '../contracts/languageFiles';
import { WRITTEN_IN } from '../texts/writtenIn';
import { shownLanguage } from './i18n';
import type { TextCatalogues } from './i18next';

/** The long texts of a catalogue, in the shape of its English original. */
export type Texts<N extends keyof TextCatalogues> = TextCatalogues[N]['texts'];

export interface Written<N extends keyof TextCatalogues> {
  texts: Texts<N>;
  /** The language they are in. */
  writtenIn: string;
  /** They stand in from another language until there is a network. */
  isStandIn: boolean;
}

/** Long texts can neither be fetched nor found on the device, in any language. The screen reports this by name. */
export class MissingTexts extends Error {
  override name = 'MissingTexts';
  constructor(namespace: string) {
    super(`The texts of ${namespace} are not on the device`);
  }
}

interface Loaded<N extends keyof TextCatalogues> {
  texts?: Texts<N>;
  [WRITTEN_IN]?: string;
}

/** The long texts of a catalogue as people have written them, with unfilled `{{slots}}`. Throws if there are none. */
export function writtenTexts<N extends keyof TextCatalogues>(namespace: N, language = shownLanguage()): Written<N> {
  for (const code of [language, FALLBACK]) {
    const { texts, writtenIn = code }: Loaded<N> = i18next.getResourceBundle(code, namespace) ?? {};
    if (texts) return { texts, writtenIn, isStandIn: writtenIn !== code };
  }
  throw new MissingTexts(namespace);
}

/** Whether long texts of these catalogues are missing, or only in another language until there is a network. */
export function lacksTexts(language: string, namespaces: readonly string[]): boolean {
  return [language, FALLBACK].some((code) =>
    namespaces.some((namespace) => (i18next.getResource(code, namespace, WRITTEN_IN) ?? code) !== code),
  );
}
