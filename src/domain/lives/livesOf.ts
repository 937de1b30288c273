import type { Reminder, Schedule } from '../../contracts/reminders';
import type { Video } from '../../contracts/video';
import { noonOf } from '../../lib/localDate';
import { isPublished } from '../videos/stage';
import { daysOf, isIn, type Period } from '../week';

/** A weekly live: the reminder card's, or one of a posting strategy. It has no record until something is set for it. */
export type WeeklyLive = Reminder & { schedule: Schedule & { repeat: 'weekly' } };

/** The title of a live that nobody has named; screens say its day instead. */
export const UNNAMED = 'Live';

/** What the creator calls a live; undefined if nobody has named it. */
export const nameOfLive = (record: Video | undefined): string | undefined =>
  record && record.title !== UNNAMED ? record.title : undefined;

/** A live on its day, whatever it comes from. */
export interface Live {
  /** The record's id; that which it would get if it has none yet. */
  id: string;
  date: string;
  time: string | undefined;
  /** Without one, this is the next of a weekly live. */
  record?: Video;
  weekly?: WeeklyLive;
}

/** What lives are planned by. */
export interface LivePlans {
  videos: readonly Video[];
  weekly: readonly WeeklyLive[];
  /** Ids of weekly lives that have a record of their own, or are not to be. */
  settled: readonly { id: string }[];
}

/** The weekly lives among the reminders. */
export const weeklyLives = (list: readonly Reminder[]): WeeklyLive[] =>
  list.filter((reminder): reminder is WeeklyLive => reminder.kind === 'live' && reminder.schedule.repeat === 'weekly');

/** The id of what a weekly live is on a date, and of the record that it gets there. */
export const idOnDate = ({ id }: Pick<WeeklyLive, 'id'>, date: string): string => `${id}-${date}`;

/** A live that is still to come, by its record. */
export const isOpenLive = (video: Video): boolean => video.kind === 'live' && !isPublished(video);

/** Nothing was written into a live but its name and its time. */
export const isBare = ({ script, hook, product, products, description, measurements }: Video): boolean =>
  !(script || hook || product || products?.length || description || measurements?.length);

const SUNDAY = 7;
const weekdayOf = (date: string) => noonOf(date).getDay() || SUNDAY;

/**
 * The lives that are planned in a period and not yet done, by day and time: each record, and what is weekly from
 * `today` on where nothing else is known of that day's. Two at one minute of a day are one.
 */
export function plannedLives(period: Period, { videos, weekly, settled }: LivePlans, today: string): Live[] {
  const recorded = videos.flatMap((record): Live[] => {
    const { id, slot } = record;
    return isOpenLive(record) && slot && isIn(period, slot.date)
      ? [{ id, date: slot.date, time: slot.time, record }]
      : [];
  });
  // Whoever goes live at that minute has gone live: the weekly one is not still to come.
  const taken = new Set(videos.flatMap(({ kind, slot }) => (kind === 'live' && slot?.time ? [minuteOf(slot)] : [])));
  const gone = new Set([...settled, ...videos].map(({ id }) => id));
  const repeated = daysOf(period)
    .filter((date) => date >= today)
    .flatMap((date) =>
      weekly.flatMap((live): Live[] => {
        const { weekdays, time, except } = live.schedule;
        const id = idOnDate(live, date);
        const isDue = weekdays.includes(weekdayOf(date)) && !except?.includes(date);
        if (!isDue || gone.has(id) || taken.has(minuteOf({ date, time }))) return [];
        taken.add(minuteOf({ date, time }));
        return [{ id, date, time, weekly: live }];
      }),
    );
  return [...recorded, ...repeated].sort(byMoment);
}

const LAST = '99:99';

/** By day and time; what has no time comes last in its day. */
export function byMoment(one: Pick<Live, 'date' | 'time'>, other: Pick<Live, 'date' | 'time'>): number {
  const [first, second] = [one, other].map(({ date, time = LAST }) => `${date} ${time}`);
  return (first ?? '') < (second ?? '') ? -1 : Number(first !== second);
}

const minuteOf = ({ date, time = LAST }: { date: string; time?: string | undefined }) => `${date} ${time}`;

/** The planned live that stands where another would be set: the same minute of the same day. */
export function liveAt(videos: readonly Video[], date: string, time: string): Video | undefined {
  return videos.find((video) => isOpenLive(video) && video.slot?.date === date && video.slot.time === time);
}
