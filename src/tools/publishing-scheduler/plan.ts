import { Temporal } from 'temporal-polyfill';
import type { Video } from '../../contracts/video';
import type { NichePick } from '../../domain/matchNiche';
import { type PlannedTime, plannedTimes } from '../../domain/reminders/plannedTimes';
import { PERIODS, type Period, type SlotTime } from '../../domain/videos/ownSlots';
import { isPublished } from '../../domain/videos/stage';
import { localDate, localTime } from '../../lib/localDate';
import type english from './locales/en.json';
import { type Competition, REFERENCE_ZONE, SLOTS } from './postingSlots';

export type Texts = (typeof english)['texts'];

/** ISO: Monday is 1. Specification: a weekday list (Mon–Fri) and a weekend list (Sat–Sun). */
const DAYS: Readonly<Record<Period, number[]>> = { weekdays: [1, 2, 3, 4, 5], weekends: [6, 7] };

/** A time as the place's clock shows it. */
export interface PlacedTime {
  /** The time and kind of day in the audience's zone. */
  meant: SlotTime;
  /** 'HH:MM' on the place's clock; `dayShift` days later (−1: earlier) than the intended day. */
  time: string;
  dayShift: number;
  /** When it comes next, ms since 1970. */
  at: number;
}

/** Specification, slot: time, engagement (percentage number), competition (low|medium|high), reason. */
export interface Slot extends PlacedTime {
  /** Its position in the period's list, from 1. */
  number: number;
  engagement: number;
  competition: Competition;
  reason: string;
}

/** Specification, scheduler plan: niche, timezone, weekdays[] and weekends[] of slots, additionalTips[]. */
export interface SchedulerPlan extends Readonly<Record<Period, readonly Slot[]>> {
  niche: NichePick;
  /** IANA; the zone in which the times are shown. */
  timezone: string;
  /** IANA; the zone for which they are meant. */
  audienceZone: string;
  /** Whether the place's clock differs from the reference zone's now. */
  isElsewhere: boolean;
  additionalTips: readonly string[];
}

interface Place {
  now: Date;
  /** IANA; of the chosen place. */
  zone: string;
  /** IANA; of the audience. */
  audienceZone: string;
}

/** The slots of a niche, on the clock of the place. */
export function planOf(niche: NichePick, texts: Texts, { now, zone, audienceZone }: Place): SchedulerPlan {
  const slotsOf = (period: Period) =>
    SLOTS[niche][period].map(([time, engagement, competition], index): Slot => {
      const placed = placedTime({ period, time }, { now, zone, audienceZone });
      const reason = texts.reasons[niche][period][index] ?? '';
      return { ...placed, number: index + 1, engagement, competition, reason };
    });
  return {
    niche,
    timezone: zone,
    audienceZone,
    isElsewhere: offsetIn(zone, now) !== offsetIn(REFERENCE_ZONE, now),
    weekdays: slotsOf('weekdays'),
    weekends: slotsOf('weekends'),
    additionalTips: texts.tips,
  };
}

/** A time in the audience's zone as the place's clock shows it, the next time it comes. */
export function placedTime(
  meant: SlotTime,
  { now, zone, audienceZone }: { now: Date; zone: string; audienceZone: string },
): PlacedTime {
  const [next] = nextTimes(meant, audienceZone, now);
  if (!next) throw new Error(`${meant.time} never comes in ${audienceZone}`);
  const here = Temporal.Instant.fromEpochMilliseconds(next.at).toZonedDateTimeISO(zone);
  const dayShift = Temporal.PlainDate.compare(here.toPlainDate(), next.date);
  return { meant, time: here.toPlainTime().toString({ smallestUnit: 'minute' }), dayShift, at: next.at };
}

/** The next date and time of a slot, in the device's time zone, at which no other video is planned. */
export function freeSlot(
  meant: SlotTime,
  audienceZone: string,
  { now, videos }: { now: Date; videos: readonly Video[] },
): { date: string; time: string; at: number } {
  const takenSlots = new Set(videos.flatMap((video) => (video.slot && !isPublished(video) ? [keyOf(video.slot)] : [])));
  for (const { at } of nextTimes(meant, audienceZone, now)) {
    const slot = { date: localDate(new Date(at)), time: localTime(new Date(at)), at };
    if (!takenSlots.has(keyOf(slot))) return slot;
  }
  throw new Error(`${meant.time} never comes in ${audienceZone}`);
}

const keyOf = ({ date, time = '' }: { date: string; time?: string | undefined }) => `${date} ${time}`;

/** All slots of a plan, as times in the audience's zone. */
export const meantTimes = (plan: SchedulerPlan): SlotTime[] =>
  PERIODS.flatMap((period) => plan[period].map(({ meant }) => meant));

/** Whether a date ('2026-11-22') of the place is one of the days that a slot is meant for. */
export function isMeantFor(date: string, { meant, dayShift }: PlacedTime): boolean {
  return DAYS[meant.period].includes(Temporal.PlainDate.from(date).subtract({ days: dayShift }).dayOfWeek);
}

const nextTimes = ({ period, time }: SlotTime, zone: string, now: Date): Iterable<PlannedTime> =>
  plannedTimes({ repeat: 'weekly', weekdays: DAYS[period], time, zone }, now.getTime());

const offsetIn = (zone: string, now: Date) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds;
