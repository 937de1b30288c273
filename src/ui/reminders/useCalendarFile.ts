import i18next from 'i18next';
import { useState } from 'react';
import type { ReminderKind } from '../../contracts/reminders';
import type { CalendarEntry, CalendarTexts } from '../../domain/reminders/calendar';
import { loadNamespace } from '../../i18n/i18n';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';

export interface CalendarFile {
  outcome: 'saved' | 'failed' | undefined;
  /** Offers an .ics file of these entries. Call it only from a tap. Never rejects. */
  save: (entries: readonly CalendarEntry[]) => Promise<void>;
}

/** The .ics file for the phone's own calendar, which rings with the app closed and without a network. */
export function useCalendarFile(): CalendarFile {
  const [outcome, setOutcome] = useState<CalendarFile['outcome']>();
  const save = async (entries: readonly CalendarEntry[]) => {
    setOutcome(undefined);
    try {
      const [{ calendarFile }, texts] = await Promise.all([import('../../domain/reminders/calendar'), calendarTexts()]);
      const file = calendarFile(entries, { texts, now: now().getTime() });
      const saved = await saveFile(new Blob([file], { type: 'text/calendar' }), 'jimp-reminders.ics');
      if (saved !== 'cancelled') setOutcome('saved');
    } catch (error) {
      console.error(error);
      setOutcome('failed');
    }
  };
  return { outcome, save };
}

async function calendarTexts(): Promise<CalendarTexts> {
  await loadNamespace('reminders');
  const t = i18next.getFixedT(null, 'reminders');
  const entry = (kind: ReminderKind) => ({
    summary: t(`calendar.${kind}.summary`),
    description: t(`calendar.${kind}.description`),
  });
  return { live: entry('live'), posting: entry('posting'), checklist: entry('checklist') };
}
