import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/figures';
import { EarningsDisclaimer } from '../../../ui/EarningsDisclaimer';
import { BackLink } from '../../../ui/flow/BackLink';
import { Options } from '../../../ui/flow/Options';
import { StepHeading } from '../../../ui/flow/StepHeading';
import { StepProgress } from '../../../ui/flow/StepProgress';
import { answerLabel } from './answerLabel';
import { progressAt } from './onboardingSteps';
import { QUESTIONS, type Question } from './questions';

interface Props {
  /** 1 to 5. */
  number: number;
  question: Question;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  onBack: () => void;
}

export function QuestionStep({ number, question, chosen, onChoose, onBack }: Props) {
  const { t } = useTranslation('coach');
  const titleId = useId();
  const { field, values, emoji } = question;
  const isFirst = number === 1;

  return (
    <>
      <StepProgress
        text={t('onboarding.progress', { number: formatNumber(number), total: formatNumber(QUESTIONS.length) })}
        progress={progressAt(number)}
      />
      <StepHeading key={field} id={titleId} takesFocus>
        {t(`onboarding.questions.${field}.title`)}
      </StepHeading>
      <p className="-mt-1 text-soft">{t(`onboarding.questions.${field}.hint`)}</p>
      <Options
        titleId={titleId}
        options={values.map((value, index) => ({ value, label: answerLabel(t, field, value), emoji: emoji[index] }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {field === 'financialGoal' && <EarningsDisclaimer />}
      <div className="mt-auto pt-2">
        <BackLink label={t(isFirst ? 'onboarding.backToName' : 'onboarding.back')} onBack={onBack} />
      </div>
    </>
  );
}
