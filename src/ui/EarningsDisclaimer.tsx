import { useTranslation } from 'react-i18next';

/** Stands wherever an amount is shown, and beside it the only mention of the 100K ambition. */
export function EarningsDisclaimer() {
  const { t } = useTranslation('coach');
  return (
    <p role="note" className="rounded-button bg-sunk px-3.5 py-3 text-sm text-soft">
      {t('onboarding.disclaimer')}
    </p>
  );
}
