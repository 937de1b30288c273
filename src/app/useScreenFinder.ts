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
  const { t } = useTranslation(['shell', 'menus', 'settings', 'reminders']);
  const language = shownLanguage();
  const { ready } = useTranslation(ORIGINALS.includes(language) ? 'shell' : 'chat', { useSuspense: false });
  return useMemo(() => {
    const jobOf = (id: string) => t(jobKeyOf(id), { ns: 'menus', defaultValue: '' });
    const headings = {
      language: t('language.heading', { ns: 'settings' }),
      display: t('display.heading', { ns: 'settings' }),
      reminders: t('heading', { ns: 'reminders' }),
      storage: t('storage.heading', { ns: 'settings' }),
      data: t('data.heading', { ns: 'settings' }),
      about: t('about.heading', { ns: 'settings' }),
    };
    return screensIn(language, t, jobOf, headings, ready ? intentsIn(language) : {});
  }, [t, language, ready]);
}
