import { LONGEST_ANSWER } from '../../contracts/toolRun';
import type { Video } from '../../contracts/video';
import { nichePickOf } from '../../domain/matchNiche';
import { addressIn } from '../../domain/videos/addressIn';
import { latestMeasurement } from '../../domain/videos/latestMeasurement';
import { linkKey } from '../../domain/videos/linkKey';
import { isPublished } from '../../domain/videos/stage';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { addMeasurement, addVideos, changeVideo, deleteVideo, restoreVideo } from '../../state/slices/videosStore';
import { measuredOf, type Required } from './input';

type Answers = Readonly<Record<string, string>>;

/** The video that the form is about: the one chosen, else the one at the same address. */
export function videoOf(videos: readonly Video[], { video: chosen, url = '' }: Answers): Video | undefined {
  const key = linkKey(addressIn(url) ?? url);
  return (
    videos.find(({ id }) => id === chosen) ?? (key ? videos.find(({ link }) => linkKey(link ?? '') === key) : undefined)
  );
}

/** The form's answers from a video's record; length and call to action as last given. */
export function answersOf(video: Video): Record<string, string> {
  const { duration, ctaUsed } = latestMeasurement(video) ?? {};
  const known = {
    video: video.id,
    url: video.link,
    product: video.product,
    niche: nichePickOf(video.niche),
    duration: duration?.toString(),
    ctaUsed,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value ? [[name, value.slice(0, LONGEST_ANSWER)] as const] : [])),
  );
}

/**
 * The form after a video is chosen: what its record knows is filled in, what was typed stays. What came with the
 * address of another video is removed.
 */
export function answersWith(picked: Video, given: Answers, videos: readonly Video[]): Record<string, string> {
  const known = answersOf(picked);
  const { duration: _, ctaUsed: __, ...identity } = known;
  const { url = '', duration: ___, ctaUsed: ____, ...typed } = given;
  const other = videoOf(videos, { url });
  return { ...known, ...(other && other.id !== picked.id ? typed : given), ...identity };
}

/** When the form says that the video was published; now if that is blank or impossible. ISO 8601. */
export function publishedAtOf({ publishedDate, publishedTime = '12:00' }: Answers): string {
  const typedMoment = new Date(`${publishedDate}T${publishedTime}`);
  return Number.isNaN(typedMoment.getTime()) || typedMoment > now() ? now().toISOString() : typedMoment.toISOString();
}

/**
 * Saves what was analysed to the video's record, or as a new published video; figures only if some are given.
 *
 * @returns the video's id and title, and the undo
 */
export async function keepAnalysed(answers: Answers, required: Required, videos: readonly Video[]) {
  const before = videoOf(videos, answers);
  const { id, title } = before ?? (await addPublished(answers, required));
  if (before) changeVideo(id, changesOf(before, answers, required));
  const measured = measuredOf(answers);
  if (Object.keys(measured).length > 0) addMeasurement(id, measured);
  return { id, title, undo: () => (before ? restoreVideo(before) : deleteVideo(id)) };
}

function changesOf(video: Video, answers: Answers, { url, product, niche }: Required): Partial<Video> {
  return {
    link: url,
    product,
    // A finer niche of the same kind, or the creator's own words for it, say more than one of the eight.
    ...(nichePickOf(video.niche) !== niche && { niche }),
    ...(!isPublished(video) && { publishedAt: publishedAtOf(answers), platform: 'TikTok' }),
  };
}

async function addPublished(answers: Answers, { url, product, niche }: Required): Promise<Video> {
  const video: Video = {
    id: newId(),
    kind: 'video',
    title: answers.videoTitle?.trim() || product,
    description: '',
    niche,
    priority: 'medium',
    stage: 'checked',
    createdAt: now().toISOString(),
    publishedAt: publishedAtOf(answers),
    platform: 'TikTok',
    link: url,
    product,
    sourceTool: 'performance-analyzer',
  };
  await addVideos([video]);
  return video;
}
