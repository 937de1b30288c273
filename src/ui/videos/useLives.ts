import { useMemo } from 'react';
import { type Live, plannedLives, weeklyLives } from '../../domain/lives/livesOf';
import type { Period } from '../../domain/week';
import { useReminders } from '../reminders/useReminders';
import { useToday } from '../tool/useToday';
import { useVideos } from './useVideos';

/** The lives planned in a period and not yet done, the weekly ones among them; undefined until they are read. */
export function useLives(): ((period: Period) => Live[]) | undefined {
  const videos = useVideos();
  const reminders = useReminders();
  const today = useToday();
  return useMemo(() => {
    if (!videos || !reminders) return undefined;
    const lives = videos.filter(({ kind }) => kind === 'live');
    const plans = { videos: lives, weekly: weeklyLives(reminders.list), settled: reminders.settled ?? [] };
    return (period) => plannedLives(period, plans, today);
  }, [videos, reminders, today]);
}
