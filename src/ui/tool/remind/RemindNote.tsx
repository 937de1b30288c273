import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../i18n/figures';
import { deviceZone } from '../../../platform/timeZone';
import { useNextOccurrence } from '../../reminders/useNextOccurrence';
import type { Moment, Reminding } from './useReminding';

/** When the reminder of a moment comes next, by the local clock. */
export function RemindNote({ moment, reminding }: { moment: Moment; reminding: Reminding }) {
  const { t } = useTranslation('tool');
  const reminder = reminding.reminderOf(moment);
  const next = useNextOccurrence(reminder);
  const key = reminding.areOn([moment]) ? 'remind.note' : 'remind.elsewhere';
  return (
    <div aria-live="polite" className="text-sm print:hidden">
      {reminder && next && <p className="text-soft">{t(key, { moment: formatMoment(next.at, deviceZone()) })}</p>}
    </div>
  );
}
