import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { LONGEST_VIDEO_TEXT, type Measurement, publishedListV1, type Video, videoList } from '../../contracts/video';
import { liveAt, nameOfLive } from '../../domain/lives/livesOf';
import { isPublished } from '../../domain/videos/stage';
import { same } from '../../lib/merge';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { createPersistedStore } from '../store/persistedStore';
import { livesFromScripts } from './livesFromScripts';
import { fromPublishedV1, videosFromIdeas } from './videosFromIdeas';

/**
 * Every video, from the idea to its measurements. Merging the changes of two tabs does not keep the order, so readers
 * sort them themselves.
 */
export const videosStore = createPersistedStore<{ items: Video[] }>({
  ...STORAGE_KEYS.videos,
  schema: videoList,
  migrations: { 1: videosFromIdeas, 2: livesFromScripts },
  initial: { items: [] },
});

/** Where version 1 stored what was published; an old backup may bring some at any time. */
export const publishedV1Store = createPersistedStore({
  ...STORAGE_KEYS.publishedV1,
  schema: publishedListV1,
  migrations: {},
  initial: { items: [] },
});
publishedV1Store.subscribe(() => void hydrateVideos());

/** Reads the videos. */
export async function hydrateVideos(): Promise<void> {
  await Promise.all([videosStore.hydrate(), publishedV1Store.hydrate()]);
  await takeOverPublishedV1();
}

/** A video that is already in the list stays as it is there. */
async function takeOverPublishedV1(): Promise<void> {
  const { items: old } = publishedV1Store.getState();
  if (old.length === 0) return;
  const knownIds = new Set(videosStore.getState().items.map(({ id }) => id));
  const missing = old.filter(({ id }) => !knownIds.has(id)).map(fromPublishedV1);
  videosStore.setState(({ items }) => ({ items: [...missing, ...items] }));
  await videosStore.flush();
  if (videosStore.isSaved()) {
    publishedV1Store.setState(({ items }) => ({ items: items.filter((item) => !old.includes(item)) }));
  }
}

/**
 * What a generator or the creator says about an idea. Without a priority it is medium; its stage follows from what it
 * has.
 */
export type NewIdea = Pick<Video, 'title' | 'niche'> &
  Partial<
    Omit<
      Video,
      'id' | 'createdAt' | 'publishedAt' | 'platform' | 'checkedItems' | 'passedItems' | 'measurements' | 'review'
    >
  >;

/** `sourceTool` of a live that nobody has kept: somebody asked to be reminded of it. */
export const REMINDED_BY_BELL = 'bell';

const cut = (text: string) => text.slice(0, LONGEST_VIDEO_TEXT);

/** Cuts texts that are too long to be stored, because otherwise the whole list could not be written. */
const withinLimits = (video: Video): Video => ({
  ...video,
  title: cut(video.title),
  description: cut(video.description),
  niche: cut(video.niche),
  product: video.product && cut(video.product),
  hook: video.hook && cut(video.hook),
  script: video.script && cut(video.script),
  link: video.link && cut(video.link),
});

/** The video that an idea starts as. */
function newVideo(idea: NewIdea, id: string): Video {
  const stage = idea.slot ? 'toShoot' : idea.script ? 'script' : 'idea';
  const createdAt = now().toISOString();
  return withinLimits({ kind: 'video', description: '', priority: 'medium', stage, ...idea, id, createdAt });
}

/** True if this idea of a generator is still to be shot: another result with the same words counts as the same. */
export function holdsIdea(items: readonly Video[], idea: NewIdea): boolean {
  const wantedVideo = newVideo(idea, '');
  return items.some(
    (item) => item.title === wantedVideo.title && !isPublished(item) && same(wordsOf(item), wordsOf(wantedVideo)),
  );
}

const wordsOf = ({ product, hook, script, sourceTool }: Video) => ({ product, hook, script, sourceTool });

/** The video once a generator opened for it has filled in its words; the creator's own title stays. */
function filledWith(video: Video, { title: _, slot: __, niche, description = '', ...idea }: NewIdea): Video {
  const words = { ...video, ...idea, niche: video.niche || niche, description: video.description || description };
  return withinLimits({ ...words, stage: video.stage === 'idea' && idea.script ? 'script' : video.stage });
}

/** True if the video holds these words of a generator. */
export const holdsWords = (video: Video, idea: NewIdea): boolean => same(filledWith(video, idea), video);

/** Puts a generator's words into the video it was opened for, in place of earlier ones. */
export function fillVideo(id: string, idea: NewIdea): void {
  videosStore.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? filledWith(item, idea) : item)),
  }));
}

/**
 * Stores an idea to shoot, at the top of the list, and returns its id. A live that is planned at that very minute, and has
 * no script yet, takes the words over: it is one live.
 */
export async function keepIdea(idea: NewIdea): Promise<string> {
  await hydrateVideos();
  const { kind, slot } = idea;
  const planned = kind === 'live' && slot?.time && liveAt(videosStore.getState().items, slot.date, slot.time);
  if (planned && !planned.script) {
    const isUnnamed = planned.sourceTool === REMINDED_BY_BELL || nameOfLive(planned) === undefined;
    fillVideo(planned.id, idea);
    if (isUnnamed) changeVideo(planned.id, { title: idea.title });
    return planned.id;
  }
  // Where another script stands already, this one waits without a day: nobody goes live twice in a minute.
  if (planned) return keepIdea({ ...idea, slot: undefined });
  const id = newId();
  videosStore.setState(({ items }) => ({ items: [newVideo(idea, id), ...items] }));
  return id;
}

/** Puts a live on record under an id that says what it is; one that is there already stays as it is. */
export function planLive(id: string, live: Omit<NewIdea, 'kind'>): void {
  videosStore.setState(({ items }) =>
    items.some((item) => item.id === id) ? {} : { items: [newVideo({ ...live, kind: 'live' }, id), ...items] },
  );
}

/** Adds videos unchanged, at the top and all at once. */
export async function addVideos(videos: readonly Video[]): Promise<void> {
  await hydrateVideos();
  videosStore.setState(({ items }) => ({ items: [...videos.map(withinLimits), ...items] }));
}

/**
 * Stores videos all at once, as an import and its undoing do: those with a known id replace it, the others come to the
 * top, and those of `without` are removed.
 */
export async function putVideos(videos: readonly Video[], without: readonly string[] = []): Promise<void> {
  await hydrateVideos();
  const replaced = new Map(videos.map((video) => [video.id, withinLimits(video)]));
  const goneIds = new Set(without);
  videosStore.setState(({ items }) => {
    const knownIds = new Set(items.map(({ id }) => id));
    const remaining = items.filter(({ id }) => !goneIds.has(id)).map((item) => replaced.get(item.id) ?? item);
    return { items: [...[...replaced.values()].filter(({ id }) => !knownIds.has(id)), ...remaining] };
  });
}

/** Changes a video; `undefined` removes a value. An unknown one is ignored. */
export function changeVideo(id: string, change: Partial<Omit<Video, 'id'>>): void {
  videosStore.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? withinLimits({ ...item, ...change }) : item)),
  }));
}

export function deleteVideo(id: string): void {
  videosStore.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}

/** Undoes any change to a video, including its deletion: it is as it was before. */
export function restoreVideo(video: Video): void {
  videosStore.setState(({ items }) => ({ items: [video, ...items.filter(({ id }) => id !== video.id)] }));
}

/** Specification: marked as published, it is added at the top of the published list with the publication date. */
export function publishVideo(id: string): void {
  const published = videosStore.getState().items.find((item) => item.id === id);
  if (!published || isPublished(published)) return;
  changeVideo(id, { publishedAt: now().toISOString(), platform: 'TikTok' });
}

/** Adds a measurement to a published video. */
export function addMeasurement(id: string, measured: Omit<Measurement, 'id' | 'measuredAt'>): void {
  const measurement = { ...measured, id: newId(), measuredAt: now().toISOString() };
  const video = videosStore.getState().items.find((item) => item.id === id);
  changeVideo(id, { measurements: [...(video?.measurements ?? []), measurement] });
}
