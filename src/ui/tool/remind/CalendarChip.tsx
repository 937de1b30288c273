import { CalendarPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { reminderFrom } from '../../../state/reminders/setReminders';
import { Chip } from '../../Chip';
import { CalendarOutcome } from '../../reminders/CalendarOutcome';
import { useCalendarFile } from '../../reminders/useCalendarFile';
import type { Moment } from './useReminding';

/** One or several moments of a result as a calendar file, with or without reminders. */
export function CalendarChip({ moments, disabled }: { moments: readonly Moment[]; disabled?: boolean }) {
  const { t } = useTranslation('tool');
  const { outcome, save } = useCalendarFile();
  const entries = () => moments.map((moment) => ({ ...reminderFrom(moment), name: moment.name }));
  return (
    <>
      <Chip disabled={disabled} onClick={() => save(entries())}>
        <CalendarPlus size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('remind.calendar')}
      </Chip>
      <div aria-live="polite" className="w-full">
        <Suspense fallback={null}>{outcome && <CalendarOutcome outcome={outcome} />}</Suspense>
      </div>
    </>
  );
}
