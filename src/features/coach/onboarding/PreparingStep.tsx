import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../../ui/flow/StepHeading';
import { Mark } from '../../../ui/Mark';

/** Stands between the start button and the chat. */
export function PreparingStep() {
  const { t } = useTranslation('coach');
  return (
    <div aria-busy="true" className="flex flex-1 flex-col items-center justify-center gap-4 pb-16 text-center">
      <span className="animate-skeleton">
        <Mark size={56} />
      </span>
      <StepHeading takesFocus>{t('onboarding.summary.preparing')}</StepHeading>
    </div>
  );
}
