import type { Video } from '../../contracts/video';
import { fold } from '../../lib/fold';
import { isPublished } from './stage';

/** A video prepared for searching: its folded words, and those of its title separately. */
export interface SearchableVideo {
  video: Video;
  title: string;
  words: string;
}

/** Prepares videos for any number of searches, newest first. */
export function searchable(videos: readonly Video[], nicheName: (niche: string) => string): SearchableVideo[] {
  const newestFirst = [...videos].sort((one, other) => Date.parse(lastDate(other)) - Date.parse(lastDate(one)));
  return newestFirst.map((video) => {
    const title = fold(video.title);
    return { video, title, words: `${title} ${fold([nicheName(video.niche), video.product ?? ''].join(' '))}` };
  });
}

const lastDate = (video: Video) => (isPublished(video) ? video.publishedAt : video.createdAt);

/**
 * The videos that contain every word of the query in title, niche or product, ignoring case and accents: first those
 * whose title begins with it, then those whose title contains it, then the others; newest first within each.
 */
export function findVideos(among: readonly SearchableVideo[], query: string): Video[] {
  const foldedQuery = fold(query.trim());
  const parts = foldedQuery.split(/\s+/);
  const rankOf = ({ title }: SearchableVideo) =>
    title.startsWith(foldedQuery) ? 0 : title.includes(foldedQuery) ? 1 : 2;
  return among
    .filter(({ words }) => parts.every((part) => words.includes(part)))
    .map((found) => ({ found, rank: rankOf(found) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ found }) => found.video);
}
