import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '../../contracts/reminders';
import { LATE_MS } from '../../domain/reminders/kinds';
import { formatTimeOfDay } from '../../i18n/figures';
import { now } from '../../platform/clock';
import { allReminders } from '../../state/reminders/allReminders';
import { remindersStore } from '../../state/reminders/remindersStore';
import type { Notice } from './noticeStore';

/** What the page says about a reminder; more than a minute late, with the planned time, as a notification does. */
export function useNoticeText({ why, occurrence }: Notice): string {
  const { t } = useTranslation('reminders');
  const isLate = useIsLate(occurrence);
  const { kind, reminderId, plannedAt } = occurrence;
  if (why === 'opened') return t('notice.opened');
  if (!isLate) return t(`notice.due.${kind}`);
  const reminder = allReminders(remindersStore.getState()).find(({ id }) => id === reminderId);
  return t(`notice.late.${kind}`, { time: formatTimeOfDay(plannedAt, reminder?.schedule.zone) });
}

function useIsLate({ at }: Occurrence): boolean {
  const [isLate, setLate] = useState(() => now().getTime() > at + LATE_MS);
  useEffect(() => {
    const timer = setTimeout(setLate, Math.max(at + LATE_MS - now().getTime(), 0), true);
    return () => clearTimeout(timer);
  }, [at]);
  return isLate;
}
