import { useTranslation } from 'react-i18next';
import type { CalendarFile } from './useCalendarFile';

/** What became of the calendar file; belongs in a live region. */
export function CalendarOutcome({ outcome }: { outcome: CalendarFile['outcome'] }) {
  const { t } = useTranslation('reminders');
  return outcome && <p className="text-sm">{t(`calendar.${outcome}`)}</p>;
}
