import type { PublishedVideo, Video } from '../../contracts/video';
import { median } from '../../lib/median';
import { believable } from './doubts';
import { isPublished } from './stage';

/** Specification: a weekday list (Mon–Fri) and a weekend list (Sat–Sun). */
export const PERIODS = ['weekdays', 'weekends'] as const;
export type Period = (typeof PERIODS)[number];

/** A time of day ('19:30') in a kind of day. */
export interface SlotTime {
  period: Period;
  time: string;
}

/** What the creator's own videos say about a time. */
export interface OwnSlot extends SlotTime {
  /** Whether it is one of the slots passed in; otherwise it is a whole hour, starting at `time`. */
  isKnown: boolean;
  medianViews: number;
  /** The number of videos behind it. */
  count: number;
}

/** Slots are ranked from this many published items with metrics on. */
export const LEAST_MEASURED = 5;
/** A slot covers what was published up to this many minutes before or after it. */
export const SLOT_REACH = 90;

interface Published extends SlotTime {
  views: number;
}

/**
 * The times at which videos were published, best first by the median of their views; of equals, the one with more
 * videos. A video counts by its latest measurement with views. It counts for the nearest of `slots` in the same kind of
 * day, at most `SLOT_REACH` minutes away (never across midnight); if none is that near, for its own hour. Lives are
 * left out, because their views are counted differently.
 *
 * @param slots times on the clock of `zone` (IANA), which also decides what is a weekday
 * @returns how many videos could be used; nothing is ranked below `LEAST_MEASURED`
 */
export function ownSlots(
  videos: readonly Video[],
  slots: readonly SlotTime[],
  zone: string,
): { measured: number; ranked: OwnSlot[] } {
  const timeOf = clockOf(zone);
  const published = videos.flatMap((video): Published[] => {
    const views = video.kind === 'video' && isPublished(video) ? latestViews(video) : undefined;
    return views === undefined ? [] : [{ ...timeOf(video.publishedAt ?? ''), views }];
  });
  if (published.length < LEAST_MEASURED) return { measured: published.length, ranked: [] };

  const groups = new Map<string, { slot: SlotTime & { isKnown: boolean }; views: number[] }>();
  for (const { views, ...at } of published) {
    const near = nearest(at, slots);
    const slot = near ? { ...near, isKnown: true } : { ...at, time: `${at.time.slice(0, 2)}:00`, isKnown: false };
    const key = `${slot.period} ${slot.time} ${slot.isKnown}`;
    const group = groups.get(key) ?? { slot, views: [] };
    group.views.push(views);
    groups.set(key, group);
  }
  const ranked = [...groups.values()].map(
    ({ slot, views }): OwnSlot => ({ ...slot, medianViews: median(views) ?? 0, count: views.length }),
  );
  return { measured: published.length, ranked: ranked.sort(bestFirst) };
}

const bestFirst = (one: OwnSlot, other: OwnSlot) =>
  other.medianViews - one.medianViews || other.count - one.count || one.time.localeCompare(other.time);

/** Ignores views that cannot be true; measurements from two tabs may be in any order. */
function latestViews({ measurements = [] }: PublishedVideo): number | undefined {
  const withViews = measurements.filter((measurement) => believable(measurement).viewsCount !== undefined);
  return withViews.sort((one, other) => Date.parse(other.measuredAt) - Date.parse(one.measuredAt))[0]?.viewsCount;
}

function nearest(at: SlotTime, slots: readonly SlotTime[]): SlotTime | undefined {
  const [closest] = slots
    .filter(({ period }) => period === at.period)
    .map(({ period, time }) => ({ slot: { period, time }, away: Math.abs(minutesOf(time) - minutesOf(at.time)) }))
    .filter(({ away }) => away <= SLOT_REACH)
    .sort((one, other) => one.away - other.away);
  return closest?.slot;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Reads the clock of a zone. Uses only Intl, because two thousand videos are read while the screen opens. */
function clockOf(zone: string): (isoTime: string) => SlotTime {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (isoTime) => {
    const parts = new Map(format.formatToParts(Date.parse(isoTime)).map(({ type, value }) => [type, value]));
    const isWeekend = ['Sat', 'Sun'].includes(parts.get('weekday') ?? '');
    return { period: isWeekend ? 'weekends' : 'weekdays', time: `${parts.get('hour')}:${parts.get('minute')}` };
  };
}
