import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ORIGINALS } from '../contracts/languageFiles';
import { shownLanguage } from '../i18n/i18n';
import { type FoundScreen, screensIn } from './findScreens';
import { jobKeyOf } from './screens';
import { intentsIn } from './screenWords';

/**
 * The search over screens in the language shown. That language's words of intent are the coach's; they count once they
 * are loaded.
 */
export function useScreenFinder(): (query: string) => readonly FoundScreen[] {
  const { t } = useTranslation(['shell', 'menus']);
  const language = shownLanguage();
  const { ready } = useTranslation(ORIGINALS.includes(language) ? 'shell' : 'chat', { useSuspense: false });
  return useMemo(() => {
    const jobOf = (id: string) => t(jobKeyOf(id), { ns: 'menus', defaultValue: '' });
    return screensIn(language, t, jobOf, ready ? intentsIn(language) : {});
  }, [t, language, ready]);
}
