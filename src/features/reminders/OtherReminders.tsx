import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../contracts/reminders';
import { shownLanguage } from '../../i18n/i18n';
import { deviceZone } from '../../platform/timeZone';
import { syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { removeReminders } from '../../state/reminders/setReminders';
import { videosStore } from '../../state/slices/videosStore';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { placeOf } from '../../ui/reminders/placeOf';
import { showToast } from '../../ui/toast';
import { formatSchedule } from './reminderFormats';

/** How many make a way to remove them all worth its place. */
const MANY = 2;

/** What the tools have set, by name and day, the next first; each with a way to remove it, and one for all. */
export function OtherReminders({ reminders }: { reminders: readonly Reminder[] }) {
  const { t } = useTranslation('reminders');
  const { t: shell } = useTranslation();
  if (reminders.length === 0) return null;

  const remove = async (ids: readonly string[]) => {
    const { list } = remindersStore.getState();
    const { items } = videosStore.getState();
    await removeReminders(ids);
    await syncReminders(shownLanguage());
    const putBack = () => {
      remindersStore.setState({ list });
      videosStore.setState(({ items: left }) => ({ items: withReminders(left, items) }));
    };
    showToast(t('others.removed', { count: ids.length }), { label: shell('undo'), run: putBack });
  };

  return (
    <>
      <ul aria-label={t('others.label')} className="divide-y divide-line">
        {inOrder(reminders).map(({ id, kind, name, schedule }) => (
          <li key={id} className="flex min-h-14 items-center gap-3.5 py-2">
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block font-[540] wrap-anywhere">
                {name ?? t(`calendar.${kind}.summary`)}
              </span>
              <span className="block text-sm text-soft first-letter:uppercase">
                {t('every', formatSchedule(schedule))}
                {schedule.zone !== deviceZone() && ` · ${placeOf(schedule.zone)}`}
              </span>
            </span>
            <IconButton icon={X} label={t('others.remove')} onClick={() => remove([id])} className="-me-2.5" />
          </li>
        ))}
      </ul>
      {reminders.length >= MANY && (
        <Chip onClick={() => remove(reminders.map(({ id }) => id))} className="mb-3 text-poor">
          {t('others.removeAll')}
        </Chip>
      )}
    </>
  );
}

/** Weekly ones first, by day and time; then by date and time. */
function inOrder(reminders: readonly Reminder[]): Reminder[] {
  const placeIn = ({ schedule }: Reminder) =>
    schedule.repeat === 'weekly' ? `0 ${schedule.weekdays[0]} ${schedule.time}` : `1 ${schedule.date} ${schedule.time}`;
  return reminders.toSorted((one, other) => (placeIn(one) < placeIn(other) ? -1 : 1));
}

type Videos = ReturnType<typeof videosStore.getState>['items'];

/** The videos with the reminders that they had before; one that had nothing else is back. */
function withReminders(left: Videos, before: Videos): Videos {
  const known = new Set(left.map(({ id }) => id));
  const had = new Map(before.map((video) => [video.id, video.remindedFrom]));
  return [
    ...before.filter(({ id, remindedFrom }) => remindedFrom && !known.has(id)),
    ...left.map((video) => (had.get(video.id) ? { ...video, remindedFrom: had.get(video.id) } : video)),
  ];
}
