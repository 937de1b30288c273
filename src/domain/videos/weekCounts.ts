import type { PlannedDay } from '../../contracts/plannedDay';
import type { Measurement, Video } from '../../contracts/video';
import { fold } from '../../lib/fold';
import { localDate } from '../../lib/localDate';
import { dayAfter, weekDates } from '../weekDates';

/** The days from `first` to `last`, both inclusive: local dates, 'YYYY-MM-DD'. */
export interface Period {
  first: string;
  last: string;
}

const DAYS_A_WEEK = 7;

/** The local week that contains `now`, Monday to Sunday, or the one `ago` weeks earlier. */
export function weekOf(now: Date, ago = 0): Period {
  const [monday = now] = weekDates(dayAfter(now, -DAYS_A_WEEK * ago));
  return { first: localDate(monday), last: localDate(dayAfter(monday, DAYS_A_WEEK - 1)) };
}

/** The local calendar month that contains `now`. */
export function monthOf(now: Date): Period {
  const noonOn = (month: number, day: number) => new Date(now.getFullYear(), month, day, 12);
  return { first: localDate(noonOn(now.getMonth(), 1)), last: localDate(noonOn(now.getMonth() + 1, 0)) };
}

/** Something done with a video, on its local day. */
type Deed = { video: Video; date: string } & (
  | { what: 'planned' | 'published' }
  | { what: 'measured'; measurement: Measurement }
);

const dayOf = (moment: string) => localDate(new Date(moment));

/** Everything that was planned, published and measured. Computing the days takes time, so it is done once. */
export function deedsOf(videos: readonly Video[]): Deed[] {
  return videos.flatMap((video) => {
    const deeds: Deed[] = [];
    if (video.slot) deeds.push({ what: 'planned', video, date: video.slot.date });
    if (video.publishedAt) deeds.push({ what: 'published', video, date: dayOf(video.publishedAt) });
    for (const measurement of video.measurements ?? []) {
      deeds.push({ what: 'measured', video, date: dayOf(measurement.measuredAt), measurement });
    }
    return deeds;
  });
}

/** What was really done in a period; nothing here is estimated. Lives are counted separately from videos. */
export interface Counts {
  planned: number;
  published: number;
  livesPlanned: number;
  livesDone: number;
  /** Different products among what was published, including lives. */
  products: number;
  /** How many of the published were measured, each once. */
  measured: number;
  /** Views by the last measurement of each of these. */
  views: number;
}

/**
 * Counts what was done in a period. A day that the planner marks for a live counts as one, unless a live is planned on
 * it.
 */
export function countsIn(period: Period, deeds: readonly Deed[], days: readonly PlannedDay[]): Counts {
  const isIn = (date: string) => period.first <= date && date <= period.last;
  const deedsInPeriod = deeds.filter(({ date }) => isIn(date));
  const of = (what: Deed['what'], kind: Video['kind']) =>
    deedsInPeriod.filter((deed) => deed.what === what && deed.video.kind === kind);
  const plannedLives = of('planned', 'live');
  const daysWithLive = new Set(plannedLives.map(({ date }) => date));
  const markedDays = days.filter(({ id, liveSession }) => liveSession && isIn(id) && !daysWithLive.has(id));
  const last = lastMeasurements(deedsInPeriod);
  return {
    planned: of('planned', 'video').length,
    published: of('published', 'video').length,
    livesPlanned: plannedLives.length + markedDays.length,
    livesDone: of('published', 'live').length,
    products: productsOf(deedsInPeriod.filter(({ what }) => what === 'published')).size,
    measured: last.length,
    views: last.reduce((sum, { viewsCount = 0 }) => sum + viewsCount, 0),
  };
}

/** The same name in other case or spacing is the same product. */
const productsOf = (deeds: readonly Deed[]) =>
  new Set(
    deeds
      .map(({ video }) =>
        fold(video.product ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter(Boolean),
  );

/** The last measurement of each video that was measured. */
function lastMeasurements(deeds: readonly Deed[]): Measurement[] {
  const byVideo = new Map<string, Measurement>();
  for (const deed of deeds) {
    if (deed.what !== 'measured') continue;
    const latest = byVideo.get(deed.video.id);
    const isLater = !latest || Date.parse(deed.measurement.measuredAt) >= Date.parse(latest.measuredAt);
    if (isLater) byVideo.set(deed.video.id, deed.measurement);
  }
  return [...byVideo.values()];
}
