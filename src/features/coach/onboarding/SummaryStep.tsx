import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button';
import { EarningsDisclaimer } from '../../../ui/EarningsDisclaimer';
import { BackLink } from '../../../ui/flow/BackLink';
import { StepHeading } from '../../../ui/flow/StepHeading';
import { answerLabel } from './answerLabel';
import type { Answers } from './onboardingSteps';
import { QUESTIONS } from './questions';

interface Props {
  answers: Answers;
  onStart: () => void;
  onBack: () => void;
}

export function SummaryStep({ answers, onStart, onBack }: Props) {
  const { t } = useTranslation('coach');
  return (
    <>
      <StepHeading takesFocus>{t('onboarding.summary.title', { name: answers.name.trim() })}</StepHeading>
      <p className="-mt-1 text-soft">{t('onboarding.summary.text')}</p>
      <dl className="border-t border-line">
        {QUESTIONS.map(({ field }) => {
          const value = answers[field];
          return (
            <div key={field} className="flex min-h-13 items-center justify-between gap-4 border-b border-line py-2">
              <dt className="text-soft">{t(`onboarding.questions.${field}.label`)}</dt>
              <dd className="text-end font-[620]">{value && answerLabel(t, field, value)}</dd>
            </div>
          );
        })}
      </dl>
      <EarningsDisclaimer />
      <div className="mt-auto flex flex-col gap-2 pt-2">
        <Button onClick={onStart}>{t('onboarding.summary.start')}</Button>
        <BackLink label={t('onboarding.back')} onBack={onBack} />
      </div>
    </>
  );
}
