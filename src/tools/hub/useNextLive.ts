import { daysAfter } from '../../domain/week';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { useLazyModule } from '../../ui/tool/useLazyModule';
import { useToday } from '../../ui/tool/useToday';
import { useLives } from '../../ui/videos/useLives';

/** The time-zone library is large, and the hub is shown without it. */
const loadSchedule = () => import('../../domain/reminders/schedule');

/** How far ahead a live is looked for, in days. */
const DAYS_AHEAD = 90;

export interface NextLive {
  /** Its day ('2026-11-25') and instant, ms since 1970. */
  date: string;
  at: number;
  /** The zone in which it was planned, IANA. */
  zone: string;
}

/** The next live with a time; null if there is none, undefined until that is known. */
export function useNextLive(): NextLive | null | undefined {
  const livesIn = useLives();
  const today = useToday();
  const schedule = useLazyModule(loadSchedule);
  if (!livesIn || !schedule) return undefined;
  const from = now().getTime();
  // One planned in a zone that is behind may still be yesterday's.
  const period = { first: daysAfter(today, -1), last: daysAfter(today, DAYS_AHEAD) };
  const ahead = livesIn(period).flatMap(({ id, date, time, record, weekly }): NextLive[] => {
    if (!time) return [];
    const zone = record?.slot?.zone ?? weekly?.schedule.zone ?? deviceZone();
    const once = { id, kind: 'live', schedule: { repeat: 'once', date, time, zone }, setAt: LONG_AGO } as const;
    return schedule.nextOccurrences(once, from, 1).map(({ at }) => ({ date, at, zone }));
  });
  return ahead.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

const LONG_AGO = '2000-01-01T00:00:00Z';
