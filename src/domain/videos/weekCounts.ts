import type { Measurement, Video } from '../../contracts/video';
import { fold } from '../../lib/fold';
import { localDate } from '../../lib/localDate';
import type { Live } from '../lives/livesOf';
import { isIn, type Period } from '../week';

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
  /** On air in the lives that were done, as far as their length is known. */
  minutes: number;
  /** Different products among what was published, including lives. */
  products: number;
  /** How many of the published were measured, each once. */
  measured: number;
  /** Views by the last measurement of each of these. */
  views: number;
}

/** Counts what was done in a period. `lives`: what is planned (livesOf.ts); the weekly ones among them have no record. */
export function countsIn(period: Period, deeds: readonly Deed[], lives: readonly Live[]): Counts {
  const deedsInPeriod = deeds.filter(({ date }) => isIn(period, date));
  const of = (what: Deed['what'], kind: Video['kind']) =>
    deedsInPeriod.filter((deed) => deed.what === what && deed.video.kind === kind);
  const weeklyLives = lives.filter(({ date, record }) => !record && isIn(period, date));
  const last = lastMeasurements(deedsInPeriod);
  return {
    planned: of('planned', 'video').length,
    published: of('published', 'video').length,
    livesPlanned: of('planned', 'live').length + weeklyLives.length,
    livesDone: of('published', 'live').length,
    minutes: of('published', 'live').reduce((sum, { video }) => sum + (video.minutes ?? 0), 0),
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
