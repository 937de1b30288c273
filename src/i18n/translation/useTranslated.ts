import { useEffect, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { isLanguage } from './isLanguage';
import { forgetTextOrigin, noteTextOrigin } from './textOrigins';
import { translatedView } from './translatedView';
import { startTranslations, translated, translationsStore } from './translations';

/**
 * English texts as they read in `language`: English until their translation has come. If `language` is undefined, they
 * need no translation and are returned unchanged. The same object until a translation comes.
 */
export function useTranslated<Texts extends object>(texts: Texts, language: string | undefined): Texts {
  const part = useId();
  const { known, showsOriginals } = useStore(translationsStore);
  const isNeeded = language !== undefined && language !== 'en';

  useEffect(() => {
    if (isNeeded) void startTranslations(language);
  }, [isNeeded, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another object as soon as the texts read otherwise
  const view = useMemo(() => {
    if (!isNeeded) return undefined;
    const reading = { inEnglish: false, byMachine: false };
    const read = (text: string) => {
      if (!isLanguage(text)) return text;
      const shown = translated(text);
      if (shown === text && !showsOriginals) reading.inEnglish = true;
      else reading.byMachine = true;
      return shown;
    };
    return { texts: translatedView(texts, read), reading };
  }, [isNeeded, language, texts, known, showsOriginals]);

  // Everything this part reads is known once it is rendered.
  useEffect(() => {
    if (view) noteTextOrigin(part, { ...view.reading });
    else forgetTextOrigin(part);
  });
  useEffect(() => () => forgetTextOrigin(part), [part]);

  return view?.texts ?? texts;
}
