import { AudioLines, Lightbulb, type LucideIcon, MousePointerClick, Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { simulatedDelay } from '../../ui/delays';
import { BackLink } from '../../ui/flow/BackLink';
import { StepHeading } from '../../ui/flow/StepHeading';

const LINES: readonly { id: 'hook' | 'retention' | 'cta' | 'plan'; icon: LucideIcon }[] = [
  { id: 'hook', icon: AudioLines },
  { id: 'retention', icon: Timer },
  { id: 'cta', icon: MousePointerClick },
  { id: 'plan', icon: Lightbulb },
];

/** As specified, ms. */
const DELAY = 3000;

interface Props {
  product: string;
  onDone: () => void;
  onBack: () => void;
}

/** Specification: loading panel with four progress lines and a button that starts it; the results come 3 s later. */
export function Analyzing({ product, onDone, onBack }: Props) {
  const { t } = useTranslation('performance-analyzer');
  const [isRunning, setRunning] = useState(false);

  // Once, with the values of that moment.
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => finish(), simulatedDelay(DELAY));
    return () => clearTimeout(timer);
  }, [isRunning]);

  return (
    <div className="mx-auto flex min-h-full w-full max-w-[560px] animate-appear flex-col gap-5 px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:pt-6">
      <div>
        <p className="eyebrow wrap-anywhere">
          <bdi>{product}</bdi>
        </p>
        <StepHeading takesFocus>{t('labels.analysis.title')}</StepHeading>
      </div>
      <ul aria-busy={isRunning} className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {LINES.map(({ id, icon: Icon }, place) => (
          <li key={id} className="flex min-h-16 items-center gap-3.5 py-3">
            <Icon size={22} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft" />
            <span className="flex-1">
              <span className="block font-[540]">{t(`labels.analysis.lines.${id}`)}</span>
              <span className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
                {isRunning && (
                  <span
                    className="block h-full w-full rounded-full bg-ink transition-[width] duration-700 starting:w-0"
                    style={{ transitionDelay: `${700 * place}ms` }}
                  />
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-2">
        <Button aria-disabled={isRunning} onClick={() => setRunning(true)} className="aria-disabled:opacity-60">
          {t(isRunning ? 'labels.analysis.running' : 'labels.analysis.start')}
        </Button>
        <p role="status" className="sr-only">
          {isRunning && t('labels.analysis.running')}
        </p>
        <BackLink label={t('labels.analysis.back')} onBack={onBack} />
      </div>
    </div>
  );
}
