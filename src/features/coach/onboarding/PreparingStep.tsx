import { useTranslation } from 'react-i18next';
import { LoadingPanel } from '../../../ui/tool/ask/LoadingPanel';

/** Shown between the start button and the chat. */
export function PreparingStep() {
  const { t } = useTranslation('coach');
  return <LoadingPanel text={t('onboarding.summary.preparing')} />;
}
