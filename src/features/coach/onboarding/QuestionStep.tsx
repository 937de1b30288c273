import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../i18n/figures';
import { answerLabel } from './answerLabel';
import { BackLink } from './BackLink';
import { EarningsDisclaimer } from './EarningsDisclaimer';
import { progressAt } from './onboardingSteps';
import { QUESTIONS, type Question } from './questions';
import { StepHeading } from './StepHeading';

interface Props {
  /** 1 to 5. */
  number: number;
  question: Question;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  onBack: () => void;
}

const CHOSEN = 'aria-pressed:border-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--color-ink)]';
const TILE = `flex min-h-[118px] flex-col justify-between gap-2 rounded-card border border-line bg-surface p-4 text-start leading-tight font-[620] transition-transform active:scale-[0.98] ${CHOSEN}`;
const ROW = `flex min-h-15 w-full items-center gap-3.5 rounded-[18px] border-[1.5px] border-line bg-surface px-4.5 py-2 text-start leading-tight font-[560] transition-transform active:scale-[0.98] ${CHOSEN}`;
/** So many options stand side by side as tiles, fewer as rows. */
const TILES_FROM = 6;

export function QuestionStep({ number, question, chosen, onChoose, onBack }: Props) {
  const { t } = useTranslation('coach');
  const titleId = useId();
  const { field, values, emoji } = question;
  const areTiles = values.length >= TILES_FROM;
  const isFirst = number === 1;

  return (
    <>
      <Progress number={number} />
      <StepHeading key={field} id={titleId} takesFocus>
        {t(`onboarding.questions.${field}.title`)}
      </StepHeading>
      <p className="-mt-1 text-soft">{t(`onboarding.questions.${field}.hint`)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by the heading */}
      <div
        role="group"
        aria-labelledby={titleId}
        className={areTiles ? 'grid grid-cols-2 gap-3 sm:grid-cols-3' : 'flex flex-col gap-3'}
      >
        {values.map((value, index) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={areTiles ? TILE : ROW}
          >
            <span
              aria-hidden="true"
              className={areTiles ? 'text-[28px] leading-none font-normal' : 'text-[22px] leading-none'}
            >
              {emoji[index]}
            </span>
            <span>{answerLabel(t, field, value)}</span>
          </button>
        ))}
      </div>
      {field === 'financialGoal' && <EarningsDisclaimer />}
      <div className="mt-auto pt-2">
        <BackLink label={t(isFirst ? 'onboarding.backToName' : 'onboarding.back')} onBack={onBack} />
      </div>
    </>
  );
}

function Progress({ number }: { number: number }) {
  const { t } = useTranslation('coach');
  const text = t('onboarding.progress', { number: formatNumber(number), total: formatNumber(QUESTIONS.length) });
  const percent = formatPercent(progressAt(number));
  return (
    <div>
      <div className="flex justify-between text-sm text-soft">
        <span>{text}</span>
        <span>{percent}</span>
      </div>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={100 * progressAt(number)}
        aria-valuetext={percent}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-ink" style={{ inlineSize: `${100 * progressAt(number)}%` }} />
      </div>
    </div>
  );
}
