import i18next from 'i18next';
import { FALLBACK } from '../contracts/languageFiles';
import { WRITTEN_IN } from '../texts/writtenIn';
import { shownLanguage } from './i18n';
import type { TextCatalogues } from './i18next';

/** The long texts of a catalogue, as its English original has them. */
export type Texts<N extends keyof TextCatalogues> = TextCatalogues[N]['texts'];

export interface Written<N extends keyof TextCatalogues> {
  texts: Texts<N>;
  /** The language that they are in. */
  writtenIn: string;
  /** They are those of another language only until there is a network. */
  isStandIn: boolean;
}

/** Long texts are neither to be fetched nor on the device, in any language. The screen says so by this name. */
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

/** The long texts of a catalogue as people have written them, `{{slots}}` unfilled. Throws where none are there. */
export function writtenTexts<N extends keyof TextCatalogues>(namespace: N, language = shownLanguage()): Written<N> {
  for (const code of [language, FALLBACK]) {
    const { texts, writtenIn = code }: Loaded<N> = i18next.getResourceBundle(code, namespace) ?? {};
    if (texts) return { texts, writtenIn, isStandIn: writtenIn !== code };
  }
  throw new MissingTexts(namespace);
}

/** Whether long texts of these catalogues are not there, or only in another language until there is a network. */
export function lacksTexts(language: string, namespaces: readonly string[]): boolean {
  return [language, FALLBACK].some((code) =>
    namespaces.some((namespace) => (i18next.getResource(code, namespace, WRITTEN_IN) ?? code) !== code),
  );
}
