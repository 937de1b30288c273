import { t } from 'i18next';
import { keepAlwaysLanguage } from '../platform/session';
import { setAsked } from '../state/slices/languageStore';
import { showToast } from '../ui/toast';

/** The same language was chosen twice, so it is kept for good. One line says so and offers to undo it. */
export function askNoMore(language: string): void {
  keepAlwaysLanguage(language);
  const askAgain = () => {
    keepAlwaysLanguage(undefined);
    setAsked(true);
  };
  showToast(t('alwaysLanguage.kept'), { label: t('alwaysLanguage.askAgain'), run: askAgain });
}
