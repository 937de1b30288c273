import i18next from 'i18next';
import { shownLanguage } from './i18n';
import type { TextCatalogues } from './i18next';

export type Texts<N extends keyof TextCatalogues> = TextCatalogues[N]['texts'];

interface Written<N extends keyof TextCatalogues> {
  texts: Texts<N>;
  /** False: nobody has written them in this language, and they are English. */
  isWritten: boolean;
}

function textsIn<N extends keyof TextCatalogues>(language: string, namespace: N): Texts<N> | undefined {
  const catalogue: Partial<TextCatalogues[N]> | undefined = i18next.getResourceBundle(language, namespace);
  return catalogue?.texts;
}

/** The long texts of a catalogue as people have written them, `{{slots}}` unfilled. Throws where it is not loaded. */
export function writtenTexts<N extends keyof TextCatalogues>(namespace: N, language?: string): Written<N> {
  const own = textsIn(shownLanguage(language), namespace);
  const texts = own ?? textsIn('en', namespace);
  if (!texts) throw new Error(`The catalogue ${namespace} is not loaded`);
  return { texts, isWritten: own !== undefined };
}
