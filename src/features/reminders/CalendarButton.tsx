import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../contracts/reminders';
import { Button } from '../../ui/Button';
import { CalendarOutcome } from '../../ui/reminders/CalendarOutcome';
import { useCalendarFile } from '../../ui/reminders/useCalendarFile';

/** Adds the reminder to the phone's own calendar, and says why. */
export function CalendarButton({ reminder }: { reminder: Reminder }) {
  const { t } = useTranslation('reminders');
  const { outcome, save } = useCalendarFile();
  return (
    <div>
      <Button kind="quiet" onClick={() => save([reminder])}>
        {t('calendar.add')}
      </Button>
      <p className="mt-2 text-sm text-soft">{t('calendar.why')}</p>
      <div aria-live="polite">
        <CalendarOutcome outcome={outcome} />
      </div>
    </div>
  );
}
