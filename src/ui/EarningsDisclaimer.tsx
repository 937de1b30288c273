import { useTranslation } from 'react-i18next';

/** Appears wherever an amount is shown, with the only mention of the 100K ambition. */
export function EarningsDisclaimer() {
  const { t } = useTranslation('coach');
  return (
    <p role="note" className="rounded-button bg-sunk px-3.5 py-3 text-sm text-soft">
      {t('onboarding.disclaimer')}
    </p>
  );
}
