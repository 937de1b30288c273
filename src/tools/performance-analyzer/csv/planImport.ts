import type { Measurement, PublishedVideo, Video } from '../../../contracts/video';
import { matchNiche } from '../../../domain/matchNiche';
import { latestMeasurement } from '../../../domain/videos/latestMeasurement';
import { linkKey } from '../../../domain/videos/linkKey';
import type { Measured } from '../../../domain/videos/rates';
import { isPublished } from '../../../domain/videos/stage';
import { fold } from '../../../lib/fold';
import { same } from '../../../lib/merge';
import type { ImportRow } from './readRows';

/** What an import would do; nothing is done yet. */
export interface ImportPlan {
  added: readonly Video[];
  /** Videos that already exist, as they would become. */
  changed: readonly Video[];
  /** The same videos as they are now, for undo. */
  before: readonly Video[];
  /** How many rows add nothing new. */
  known: number;
}

interface Context {
  now: Date;
  newId: () => string;
}

/**
 * Assigns the rows to their videos: by the same address, else by the same title and moment of publication (any, if the
 * row names none), else to a new video. What a video already says stays; what it lacks is filled in.
 */
export function planImport(rows: readonly ImportRow[], videos: readonly Video[], context: Context): ImportPlan {
  const before = new Map(videos.map((video) => [video.id, video]));
  const after = new Map<string, Video>();
  const idByKey = new Map<string, string>();
  const index = (video: Video) => {
    for (const key of keysOf(video)) if (!idByKey.has(key)) idByKey.set(key, video.id);
  };
  for (const video of videos) index(video);

  let knownCount = 0;
  for (const row of rows) {
    const id = wantedKeys(row).flatMap((key) => idByKey.get(key) ?? [])[0];
    const video = id === undefined ? undefined : (after.get(id) ?? before.get(id));
    const next = video ? completed(video, row, context) : newVideo(row, context);
    if (next === video) {
      knownCount += 1;
      continue;
    }
    after.set(next.id, next);
    index(next);
  }

  const result = [...after.values()];
  return {
    added: result.filter(({ id }) => !before.has(id)),
    changed: result.filter(({ id }) => before.has(id)),
    before: result.flatMap(({ id }) => before.get(id) ?? []),
    known: knownCount,
  };
}

const titleKey = (title: string) => `title ${fold(title.trim())}`;
const momentKey = (title: string, publishedAt: string) => `${titleKey(title)}\n${Date.parse(publishedAt)}`;

function keysOf(video: Video): string[] {
  const link = linkKey(video.link ?? '');
  const titles = isPublished(video) ? [momentKey(video.title, video.publishedAt), titleKey(video.title)] : [];
  return [...(link ? [`link ${link}`] : []), ...titles];
}

/** If a row has an address, that alone decides which video it is. */
function wantedKeys({ link, title, publishedAt }: ImportRow): string[] {
  const address = linkKey(link);
  if (address) return [`link ${address}`];
  return [publishedAt ? momentKey(title, publishedAt) : titleKey(title)];
}

/** The video with what the row adds; the same object if it adds nothing. */
function completed(video: Video, row: ImportRow, { now, newId }: Context): Video {
  const latest = latestMeasurement(video);
  const isThere = row.measuredAt
    ? video.measurements?.some((one) => isAt(one, row.measuredAt) && sameFigures(one, row.measured))
    : latest && sameFigures(latest, row.measured);
  const measurement = isThere ? undefined : measurementOf(row, now, newId);
  const missing = {
    ...(!video.product && row.product && { product: row.product }),
    ...(!video.link && row.link && { link: row.link }),
    ...(!isPublished(video) && publication(row, now)),
    ...(measurement && { measurements: [...(video.measurements ?? []), measurement] }),
  };
  return Object.keys(missing).length > 0 ? { ...video, ...missing } : video;
}

function newVideo(row: ImportRow, { now, newId }: Context): PublishedVideo {
  const published = publication(row, now);
  const measurement = measurementOf(row, now, newId);
  return {
    id: newId(),
    kind: 'video',
    title: row.title || row.product || row.link,
    description: '',
    niche: matchNiche(row.niche) ?? (row.niche || 'other'),
    priority: 'medium',
    stage: 'checked',
    createdAt: published.publishedAt,
    ...published,
    ...(row.product && { product: row.product }),
    ...(row.link && { link: row.link }),
    ...(measurement && { measurements: [measurement] }),
  };
}

/** A video whose row has no date was published by the time it was measured, today at the latest. */
const publication = ({ publishedAt, measuredAt }: ImportRow, now: Date) => ({
  publishedAt: publishedAt ?? measuredAt ?? now.toISOString(),
  platform: 'TikTok',
});

function measurementOf({ measured, measuredAt }: ImportRow, now: Date, newId: () => string): Measurement | undefined {
  if (Object.keys(measured).length === 0) return undefined;
  return { ...measured, id: newId(), measuredAt: measuredAt ?? now.toISOString() };
}

const isAt = ({ measuredAt }: Measurement, moment: string | undefined) =>
  moment !== undefined && Date.parse(measuredAt) === Date.parse(moment);

function sameFigures({ id: _, measuredAt: __, ...known }: Measurement, measured: Measured): boolean {
  return same(known, measured) || Object.keys(measured).length === 0;
}
