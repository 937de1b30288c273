import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ORIGINALS } from '../contracts/languageFiles';
import type { Intents } from '../domain/coach/intents';
import { shownLanguage } from '../i18n/i18n';
import { type FoundScreen, screensIn } from './findScreens';

/** The search over screens in the language shown, whose words of intent are the coach's and count once they are there. */
export function useScreenFinder(): (query: string) => readonly FoundScreen[] {
  const { t } = useTranslation();
  const language = shownLanguage();
  const { ready } = useTranslation(ORIGINALS.includes(language) ? 'shell' : 'chat', { useSuspense: false });
  return useMemo(() => {
    const intents: Intents = (ready && i18next.getResource(language, 'chat', 'intents')) || {};
    return screensIn(language, t, intents);
  }, [t, language, ready]);
}
