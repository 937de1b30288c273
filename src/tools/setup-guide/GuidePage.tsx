import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { ResultPage } from '../../ui/tool/result/ResultPage';
import { resultText } from '../../ui/tool/result/resultText';
import type { Answers } from '../../ui/tool/ToolStage';
import { CountryCard } from './CountryCard';
import { NextStep } from './NextStep';
import { PhaseCard } from './PhaseCard';
import { present } from './present';
import { titleId } from './StepRow';
import { guideFor, type StepId } from './setupGuide';
import type { ShopCountry } from './shopCountries';
import { isTicked } from './tickedSteps';

interface Props {
  country: ShopCountry;
  answers: Answers;
  /** Asks for another country. */
  onChange: () => void;
}

/** A country's steps, with what is known of its rules beside them. */
export function GuidePage({ country, answers, onChange }: Props) {
  const { t } = useTranslation('setup-guide');
  const texts = useTexts('setup-guide');
  const phases = useMemo(() => guideFor(country, texts), [country, texts]);
  const steps = phases.flatMap((phase) => phase.steps);
  const isDone = (step: StepId) => isTicked(answers, country, step);
  const next = steps.find(({ id }) => !isDone(id));
  // Open at the step where the user stopped; ticking opens and closes nothing, so that nothing moves under the finger.
  const [open, setOpen] = useState<StepId | undefined>(next?.id);

  const goTo = (step: StepId) => {
    setOpen(step);
    const title = document.getElementById(titleId(step));
    title?.scrollIntoView({ block: 'center' });
    title?.focus({ preventScroll: true });
  };
  const { status } = texts.countries[country];
  const guide = present(country, { phases, status, isDone }, t);

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex-1">
        <ResultPage eyebrow={guide.eyebrow} title={guide.title} text={() => resultText(guide)} buttons={[]}>
          <CountryCard
            country={country}
            status={status}
            hasTicks={steps.some(({ id }) => isDone(id))}
            onChange={onChange}
          />
          {phases.map((phase) => (
            <PhaseCard key={phase.id} phase={phase} country={country} isDone={isDone} open={open} onOpen={setOpen} />
          ))}
        </ResultPage>
      </div>
      <NextStep done={steps.filter(({ id }) => isDone(id)).length} total={steps.length} next={next} onGo={goTo} />
    </div>
  );
}
