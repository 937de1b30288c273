import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Profile } from '../../contracts/profile';
import { type Earned, earnedIn } from '../../domain/videos/earnedIn';
import { type Counts, countsIn, deedsOf } from '../../domain/videos/weekCounts';
import { daysOf, monthOf, type Period, weekOf } from '../../domain/week';
import { noonOf } from '../../lib/localDate';
import { profileStore } from '../../state/slices/profileStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { useFirstDay } from '../../ui/tool/useFirstDay';
import { useIsRead } from '../../ui/tool/useIsRead';
import { useToday } from '../../ui/tool/useToday';
import { useLives } from '../../ui/videos/useLives';
import { useVideos } from '../../ui/videos/useVideos';

const WEEKS = 8;

export interface Dashboard {
  /** Noon of today in the device's time zone. */
  today: Date;
  profile: Profile | null;
  week: Counts;
  month: Counts;
  /** What was measured of this month's videos. */
  earned: Earned;
  /** The seven days of this week. */
  days: readonly { date: Date; counts: Counts }[];
  /** The last eight weeks, this one last; `date` is its first day. */
  weeks: readonly { date: Date; counts: Counts }[];
}

/**
 * What the dashboard shows, kept up to date with every change in another screen or tab; undefined until all of it is
 * read.
 */
export function useDashboard(): Dashboard | undefined {
  const videos = useVideos();
  const livesIn = useLives();
  const firstDay = useFirstDay();
  const { profile } = useStore(profileStore);
  /** Whether the profile and what was typed here have been read. */
  const isRead = [useIsRead(profileStore), useIsRead(toolRunOf('dashboard'))].every(Boolean);
  const todayDate = useToday();

  const counts = useMemo(() => {
    if (!videos || !livesIn) return undefined;
    const deeds = deedsOf(videos);
    const count = (period: Period) => countsIn(period, deeds, livesIn(period));
    const week = weekOf(todayDate, firstDay);
    const month = monthOf(todayDate);
    return {
      today: noonOf(todayDate),
      week: count(week),
      month: count(month),
      earned: earnedIn(month, videos),
      days: daysOf(week).map((day) => ({ date: noonOf(day), counts: count({ first: day, last: day }) })),
      weeks: Array.from({ length: WEEKS }, (_, index) => {
        const earlier = weekOf(todayDate, firstDay, WEEKS - 1 - index);
        return { date: noonOf(earlier.first), counts: count(earlier) };
      }),
    };
  }, [videos, livesIn, firstDay, todayDate]);

  return isRead && counts ? { profile, ...counts } : undefined;
}
