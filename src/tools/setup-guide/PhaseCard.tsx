import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { StepRow } from './StepRow';
import type { Phase, StepId } from './setupGuide';
import type { ShopCountry } from './shopCountries';
import { TopicFacts } from './TopicFacts';
import { toggleStep } from './tickedSteps';

interface Props {
  phase: Phase;
  country: ShopCountry;
  isDone: (step: StepId) => boolean;
  open: StepId | undefined;
  onOpen: (step: StepId | undefined) => void;
}

/**
 * A few steps that belong together, how many of them are ticked, and what is known about their rules. A phase without
 * rules takes the full width.
 */
export function PhaseCard({ phase: { id, name, steps, topic }, country, isDone, open, onOpen }: Props) {
  const { t } = useTranslation('setup-guide');
  const done = formatNumber(steps.filter((step) => isDone(step.id)).length);
  return (
    <section
      aria-label={name}
      className={`rounded-card border border-line bg-surface p-4 ${topic ? '' : 'lg:col-span-2'}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="subtitle">{name}</h2>
        <span className="text-sm text-soft">
          {t('labels.phaseProgress', { done, total: formatNumber(steps.length) })}
        </span>
      </div>
      <ol
        className={`mt-2 divide-y divide-line ${id === 'week' ? 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-8 lg:divide-y-0' : ''}`}
      >
        {steps.map((step) => (
          <StepRow
            key={step.id}
            step={step}
            isDone={isDone(step.id)}
            isOpen={open === step.id}
            onTick={() => toggleStep(country, step.id)}
            onToggle={() => onOpen(open === step.id ? undefined : step.id)}
          />
        ))}
      </ol>
      {topic && <TopicFacts topic={topic} />}
    </section>
  );
}
