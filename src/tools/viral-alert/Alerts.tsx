import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NichePick } from '../../domain/matchNiche';
import { useTexts } from '../../i18n/useTexts';
import { noonOf } from '../../lib/localDate';
import { simulatedDelay } from '../../ui/delays';
import { LoadingPanel } from '../../ui/tool/ask/LoadingPanel';
import { ResultView } from '../../ui/tool/result/ResultView';
import { generate } from './generate';
import { present } from './present';

/** As specified, ms. */
const DELAY = 1500;

interface Props {
  niche: NichePick;
  /** The device's date: '2026-11-22'. */
  today: string;
  onChangeNiche: () => void;
}

/** A day's alerts: the first is the alert of the day, each refresh moves one on, and there is a way back. */
export function Alerts({ niche, today, onChangeNiche }: Props) {
  const { t } = useTranslation('viral-alert');
  const { t: shared } = useTranslation('tool');
  const texts = useTexts('viral-alert');
  const [step, setStep] = useState(0);
  const [lastMade, setLastMade] = useState(-1);
  const isDue = step > lastMade;

  // Specification: 1.5 s on entry and at every refresh; what was shown before comes back at once.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setLastMade(step), simulatedDelay(DELAY));
    return () => clearTimeout(timer);
  }, [isDue, step]);

  if (isDue)
    return (
      <div className="flex h-full flex-col px-5">
        <LoadingPanel text={t('labels.loading')} />
      </div>
    );
  return (
    <ResultView
      key={step}
      tool="viral-alert"
      answers={{ niche }}
      result={present(
        generate({ niche, step: String(step) }, texts, { now: noonOf(today) }),
        { t, shared },
        step > 0 ? () => setStep(step - 1) : undefined,
      )}
      actions={{ again: () => setStep(step + 1), restart: onChangeNiche }}
    />
  );
}
