import { BellRing, ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../contracts/reminders';
import { formatMoment } from '../../i18n/figures';
import type { PushResult } from '../../platform/push';
import { LIVE_ID, remindersStore } from '../../state/reminders/remindersStore';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { useNextOccurrence } from '../../ui/reminders/useNextOccurrence';
import { useReminders } from '../../ui/reminders/useReminders';
import { LiveForm } from './LiveForm';
import { LiveStatus } from './LiveStatus';

/** Specification: 'a success message shows for 3 s, the card fades out, and it is removed about 1 s later'. */
export const SUCCESS_MS = 3000;
export const FADE_MS = 1000;

/** `done` shows the success, `fading` fades out, `gone` stays away until the screen is opened again. */
type Step = 'status' | 'form' | 'done' | 'fading' | 'gone';

/**
 * Specification: 'Live Reminder Boost', floating at the bottom right; render it once per screen. It asks once: put away,
 * it is a line from then on where the screen has room for one (`leavesLine`), and nothing elsewhere.
 */
export function ReminderCard({ leavesLine = false }: { leavesLine?: boolean }) {
  const { t } = useTranslation('reminders');
  const kept = useReminders();
  const [step, setStep] = useState<Step>('status');
  const [minimised, setMinimised] = useState<boolean>();
  const titleId = useId();

  useEffect(() => {
    if (step !== 'done' && step !== 'fading') return;
    const timer = setTimeout(setStep, step === 'done' ? SUCCESS_MS : FADE_MS, step === 'done' ? 'fading' : 'gone');
    return () => clearTimeout(timer);
  }, [step]);

  const reminder = kept?.list.find(({ id }) => id === LIVE_ID);
  if (!kept || step === 'gone') return null;
  // Once set, it would only be in the way until it is asked for.
  const isMinimised = step === 'status' && (minimised ?? (reminder !== undefined || kept.cardPutAway));
  if (isMinimised && !reminder && !leavesLine) return null;
  if (isMinimised && !reminder) {
    return (
      <Chip onClick={() => setMinimised(false)} className="mt-4 print:hidden">
        <BellRing size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('setUp')}
      </Chip>
    );
  }
  if (isMinimised) {
    return (
      <IconButton
        icon={BellRing}
        label={t('open')}
        filled
        onClick={() => setMinimised(false)}
        className="fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 size-14"
      />
    );
  }

  const minimise = () => {
    setStep('status');
    setMinimised(true);
    remindersStore.setState({ cardPutAway: true });
  };
  return (
    <section
      aria-labelledby={titleId}
      className={`fixed end-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 max-h-[calc(100dvh-5.5rem)] w-[calc(100vw-1.5rem)] max-w-[380px] overflow-y-auto rounded-card border border-line bg-surface p-4 transition-[opacity,translate] duration-1000 ${step === 'fading' ? 'translate-y-8 opacity-0' : ''}`}
    >
      <header className="mb-3 flex items-center gap-2">
        <h2 id={titleId} className="flex-1 subtitle">
          {t('title')}
        </h2>
        <IconButton icon={ChevronDown} label={t('minimise')} onClick={minimise} className="-me-2 -mt-1" />
      </header>
      <CardContent step={step} reminder={reminder} onStep={setStep} onStay={() => setMinimised(false)} />
    </section>
  );
}

interface ContentProps {
  step: Step;
  reminder: Reminder | undefined;
  onStep: (step: Step) => void;
  /** Called when there is something to read that must not disappear by itself. */
  onStay: () => void;
}

function CardContent({ step, reminder, onStep, onStay }: ContentProps) {
  const { t } = useTranslation('reminders');
  const next = useNextOccurrence(reminder);
  if (step === 'form') {
    const showOutcome = (result: PushResult) => {
      onStep(result === 'subscribed' ? 'done' : 'status');
      onStay();
    };
    return <LiveForm onEnabled={showOutcome} onCancel={() => onStep('status')} />;
  }
  if (step === 'done' || step === 'fading') {
    return (
      <p role="status" className="font-[620]">
        {next && reminder && t('enabled', { moment: formatMoment(next.at, reminder.schedule.zone) })}
      </p>
    );
  }
  if (reminder) return <LiveStatus reminder={reminder} onEdit={() => onStep('form')} />;
  return (
    <>
      <p className="mb-4 text-soft">{t('intro')}</p>
      <Button onClick={() => onStep('form')}>{t('setUp')}</Button>
    </>
  );
}
