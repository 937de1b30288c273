import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Profile } from '../../contracts/profile';
import { type Counts, countsIn, deedsOf, monthOf, type Period, weekOf } from '../../domain/videos/weekCounts';
import { weekDates } from '../../domain/weekDates';
import { localDate, noonOf } from '../../lib/localDate';
import { plannedDaysStore } from '../../state/slices/plannedDaysStore';
import { profileStore } from '../../state/slices/profileStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { useIsRead } from '../../ui/tool/useIsRead';
import { useToday } from '../../ui/tool/useToday';
import { useVideos } from '../../ui/videos/useVideos';

const WEEKS = 8;

export interface Dashboard {
  /** Noon of today in the device's time zone. */
  today: Date;
  profile: Profile | null;
  week: Counts;
  month: Counts;
  /** The seven days of this week, Monday first. */
  days: readonly { date: Date; counts: Counts }[];
  /** The last eight weeks, this one last; `date` is the Monday. */
  weeks: readonly { date: Date; counts: Counts }[];
}

/**
 * What the dashboard shows, kept up to date with every change in another screen or tab; undefined until all of it is
 * read.
 */
export function useDashboard(): Dashboard | undefined {
  const videos = useVideos();
  const { items: plannedDays } = useStore(plannedDaysStore);
  const { profile } = useStore(profileStore);
  /** Whether the profile, the planner's days and what was typed here have been read. */
  const isRead = [useIsRead(profileStore), useIsRead(plannedDaysStore), useIsRead(toolRunOf('dashboard'))].every(
    Boolean,
  );
  const todayDate = useToday();

  const counts = useMemo(() => {
    if (!videos) return undefined;
    const today = noonOf(todayDate);
    const deeds = deedsOf(videos);
    const count = (period: Period) => countsIn(period, deeds, plannedDays);
    return {
      today,
      week: count(weekOf(today)),
      month: count(monthOf(today)),
      days: weekDates(today).map((date) => {
        const day = localDate(date);
        return { date, counts: count({ first: day, last: day }) };
      }),
      weeks: Array.from({ length: WEEKS }, (_, index) => {
        const week = weekOf(today, WEEKS - 1 - index);
        return { date: noonOf(week.first), counts: count(week) };
      }),
    };
  }, [videos, plannedDays, todayDate]);

  return isRead && counts ? { profile, ...counts } : undefined;
}
