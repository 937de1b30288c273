import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reminder, ReminderKind } from '../../contracts/reminders';
import type { CalendarTexts } from '../../domain/reminders/calendar';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';
import { Button } from '../../ui/Button';

/** The reminders as an .ics file for the phone's own calendar: what rings with the app closed and no network. */
export function CalendarButton({ reminders }: { reminders: readonly Reminder[] }) {
  const { t } = useTranslation('reminders');
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();

  const entry = (kind: ReminderKind) => ({
    summary: t(`calendar.${kind}.summary`),
    description: t(`calendar.${kind}.description`),
  });
  const texts: CalendarTexts = { live: entry('live'), posting: entry('posting'), checklist: entry('checklist') };

  const save = async () => {
    setOutcome(undefined);
    try {
      const { calendarFile } = await import('../../domain/reminders/calendar');
      const file = calendarFile(reminders, { texts, now: now().getTime() });
      const saved = await saveFile(new Blob([file], { type: 'text/calendar' }), 'jimp-reminders.ics');
      if (saved !== 'cancelled') setOutcome('saved');
    } catch (error) {
      console.error(error);
      setOutcome('failed');
    }
  };

  return (
    <div>
      <Button kind="quiet" onClick={save}>
        {t('calendar.add')}
      </Button>
      <p className="mt-2 text-sm text-soft">{t('calendar.why')}</p>
      <p role={outcome === 'failed' ? 'alert' : 'status'} className="text-sm">
        {outcome && t(`calendar.${outcome}`)}
      </p>
    </div>
  );
}
