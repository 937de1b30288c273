import i18next from 'i18next';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { shownLanguage } from './i18n';
import type { ToolCatalogues } from './i18next';
import { isLanguage } from './translation/isLanguage';
import { forgetReading, noteReading } from './translation/readings';
import { translatedView } from './translation/translatedView';
import { startTranslations, translated, translationsStore } from './translation/translations';

type Tool = keyof ToolCatalogues;
type Texts<N extends Tool> = ToolCatalogues[N]['texts'];

/** Undefined where nobody has written them in this language. */
function textsIn<N extends Tool>(language: string, namespace: N): Texts<N> | undefined {
  const catalogue: Partial<ToolCatalogues[N]> | undefined = i18next.getResourceBundle(language, namespace);
  return catalogue?.texts;
}

/**
 * What a tool's `generate` works with: the `texts` of its catalogue as they stand, `{{slots}}` unfilled, in the language
 * shown; the English ones as they get translated where nobody has written them in it. The same object until the language
 * changes or a translation comes.
 */
export function useTexts<N extends Tool>(namespace: N): Texts<N> {
  const { i18n } = useTranslation(namespace);
  const language = shownLanguage(i18n.language);
  const written = textsIn(language, namespace);
  const english = written ?? textsIn('en', namespace);
  if (!english) throw new Error(`The catalogue ${namespace} is not loaded`);
  const translations = useTranslations(written === undefined ? language : undefined);
  return useMemo(() => (translations ? translatedView(english, translations.read) : english), [translations, english]);
}

/** How to read a text in this language; undefined where the texts are written in it. */
function useTranslations(language: string | undefined) {
  const part = useId();
  const { known, showsOriginals } = useStore(translationsStore);
  const isNeeded = language !== undefined && language !== 'en';

  useEffect(() => {
    if (isNeeded) void startTranslations(language);
  }, [isNeeded, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another object as soon as the texts read otherwise
  const translations = useMemo(() => {
    if (!isNeeded) return undefined;
    const reading = { inEnglish: false, byMachine: false };
    const read = (text: string) => {
      if (!isLanguage(text)) return text;
      const shown = translated(text);
      if (shown === text && !showsOriginals) reading.inEnglish = true;
      else reading.byMachine = true;
      return shown;
    };
    return { read, reading };
  }, [isNeeded, language, known, showsOriginals]);

  // What was read is known once everything of this part is rendered.
  useEffect(() => {
    if (translations) noteReading(part, { ...translations.reading });
    else forgetReading(part);
  });
  useEffect(() => () => forgetReading(part), [part]);

  return translations;
}
