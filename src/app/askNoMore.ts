import { t } from 'i18next';
import { keepAlwaysLanguage } from '../platform/session';
import { setAsked } from '../state/slices/languageStore';
import { showToast } from '../ui/toast';

/** The same language was chosen twice: it is kept for always. Said in one line, which takes it back. */
export function askNoMore(language: string): void {
  keepAlwaysLanguage(language);
  const askAgain = () => {
    keepAlwaysLanguage(undefined);
    setAsked(true);
  };
  showToast(t('alwaysLanguage.kept'), { label: t('alwaysLanguage.askAgain'), run: askAgain });
}
