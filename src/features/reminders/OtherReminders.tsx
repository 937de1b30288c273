import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../contracts/reminders';
import { shownLanguage } from '../../i18n/i18n';
import { deviceZone } from '../../platform/timeZone';
import { syncReminders } from '../../state/reminders/reminderSync';
import { removeReminders } from '../../state/reminders/remindersStore';
import { IconButton } from '../../ui/IconButton';
import { formatSchedule, placeOf } from './reminderFormats';

/** What the tools have set, each with a way to remove it. */
export function OtherReminders({ reminders }: { reminders: readonly Reminder[] }) {
  const { t } = useTranslation('reminders');
  if (reminders.length === 0) return null;
  const remove = async (id: string) => {
    await removeReminders([id]);
    await syncReminders(shownLanguage());
  };
  return (
    <ul aria-label={t('others.label')} className="divide-y divide-line">
      {reminders.map(({ id, kind, schedule }) => (
        <li key={id} className="flex min-h-14 items-center gap-3.5 py-2">
          <span className="flex-1">
            <span className="block font-[540]">{t(`calendar.${kind}.summary`)}</span>
            <span className="block text-sm text-soft first-letter:uppercase">
              {t('every', formatSchedule(schedule))}
              {schedule.zone !== deviceZone() && ` · ${placeOf(schedule.zone)}`}
            </span>
          </span>
          <IconButton icon={X} label={t('others.remove')} onClick={() => remove(id)} className="-me-2.5" />
        </li>
      ))}
    </ul>
  );
}
