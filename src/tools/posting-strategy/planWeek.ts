import type { Temporal } from 'temporal-polyfill';
import { POSTING_HOURS, type Region } from '../../domain/postingHours';
import { dateAt } from '../../domain/reminders/plannedTimes';
import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import type { ContentType } from './frequency';

/** Days as ISO 8601 counts them: Monday is 1. */
type Week = readonly (readonly [day: number, contentType: ContentType])[];

/**
 * What to post on which day, by videos a week; each agrees with the breakdown. Specification: days start Monday;
 * weekends are live if 5 or more videos, otherwise educational. The live of a smaller week is on Thursday.
 */
const WEEKS: Readonly<Record<number, Week>> = {
  2: [
    [1, 'viral'],
    [4, 'lives'],
  ],
  3: [
    [1, 'viral'],
    [4, 'lives'],
    [6, 'educational'],
  ],
  4: [
    [1, 'viral'],
    [2, 'socialProof'],
    [4, 'lives'],
    [6, 'educational'],
  ],
  5: [
    [1, 'viral'],
    [2, 'educational'],
    [4, 'viral'],
    [5, 'socialProof'],
    [6, 'lives'],
  ],
  6: [
    [1, 'viral'],
    [2, 'educational'],
    [3, 'viral'],
    [4, 'socialProof'],
    [5, 'educational'],
    [6, 'lives'],
  ],
  8: [
    [1, 'viral'],
    [2, 'educational'],
    [2, 'socialProof'],
    [3, 'viral'],
    [4, 'educational'],
    [4, 'socialProof'],
    [5, 'viral'],
    [6, 'lives'],
  ],
};

export interface PlannedPost {
  contentType: ContentType;
  /** 1 is Monday; `day` and `time` ('HH:MM') are in the region's reference zone, the local ones in the user's. */
  day: number;
  time: string;
  localDay: number;
  localTime: string;
  /** ms since 1970 */
  at: number;
}

/**
 * The posts of the first week that starts after `now`, in order. Educational posts get a secondary hour, all others a
 * peak hour; a type keeps its hour all week, so that results can be compared.
 */
export function planWeek(
  videosPerWeek: number,
  { region, zone, now, random }: { region: Region; zone: string; now: Date; random: Random },
): { posts: PlannedPost[]; utcOffset: string } {
  const { zone: referenceZone, peak, secondary } = POSTING_HOURS[region];
  const peakHour = pick(random, peak);
  const hours: Record<ContentType, string> = {
    viral: peakHour,
    educational: pick(random, secondary),
    socialProof: peakHour,
    lives: pick(random, peak),
  };

  const today = dateAt(now.getTime(), referenceZone);
  const monday = today.add({ days: 8 - today.dayOfWeek });
  const timeOn = (day: number, time: string) =>
    monday.add({ days: day - 1 }).toZonedDateTime({ timeZone: referenceZone, plainTime: time });

  const posts = (WEEKS[videosPerWeek] ?? []).map(([day, contentType]): PlannedPost => {
    const time = hours[contentType];
    const planned = timeOn(day, time);
    const local = planned.withTimeZone(zone);
    return {
      contentType,
      day,
      time,
      localDay: local.dayOfWeek,
      localTime: clockTime(local),
      at: planned.epochMilliseconds,
    };
  });
  return { posts, utcOffset: timeOn(1, peakHour).withTimeZone(zone).offset };
}

const clockTime = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' });
