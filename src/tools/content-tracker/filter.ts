import { PRIORITIES, type Video } from '../../contracts/video';
import { matchNiche } from '../../domain/matchNiche';
import { isOverdue, isPublished, STAGES, type Stage, stageOf } from '../../domain/videos/stage';
import { fold } from '../../lib/fold';

/** The groups of the three counters; each can be shown alone. */
export const GROUPS = ['toShoot', 'published', 'overdue'] as const;
export type Group = (typeof GROUPS)[number];

/** What to look for; every condition has to hold. An empty string asks for nothing. */
export interface Filter {
  text: string;
  /** In the form that `nicheKey` returns. */
  niche: string;
  stage: Stage | '';
  priority: Video['priority'] | '';
  group: Group | '';
}

const oneOf = <T extends string>(values: readonly T[], value = ''): T | '' =>
  values.find((known) => known === value) ?? '';

/** The filter from the kept values, by name; unknown values ask for nothing. */
export function filterOf(kept: Readonly<Record<string, string>>): Filter {
  return {
    text: kept.text ?? '',
    niche: kept.niche ?? '',
    stage: oneOf(STAGES, kept.stage),
    priority: oneOf(PRIORITIES, kept.priority),
    group: oneOf(GROUPS, kept.group),
  };
}

/** How many of the filters behind the button are set. */
export const setFilters = ({ niche, stage, priority }: Filter): number =>
  [niche, stage, priority].filter((value) => value !== '').length;

export const isFiltering = (filter: Filter): boolean =>
  filter.text.trim() !== '' || filter.group !== '' || setFilters(filter) > 0;

/** One key for every way of writing a niche: the canonical id, or the folded text if it names none of them. */
export const nicheKey = (niche: string): string => matchNiche(niche) ?? fold(niche.trim());

/** The niches in use, each once, in one of its spellings. */
export function nichesOf(videos: readonly Video[]): { key: string; niche: string }[] {
  const keys = new Map<string, string>();
  for (const niche of new Set(videos.map((video) => video.niche))) {
    const key = nicheKey(niche);
    if (!keys.has(key)) keys.set(key, key === matchNiche(niche) ? key : niche);
  }
  return Array.from(keys, ([key, niche]) => ({ key, niche }));
}

/** A video's searchable text, folded only once: a record is replaced when it changes. */
const folded = new WeakMap<Video, string>();
function searched(video: Video): string {
  const { title, product = '', hook = '', description, hashtags = [] } = video;
  const text = folded.get(video) ?? fold([title, product, hook, description, ...hashtags].join('\n'));
  folded.set(video, text);
  return text;
}

/** The videos that match the whole filter, in their order. Every word of the text has to be found. */
export function matching<Item extends Video>(videos: readonly Item[], filter: Filter, now: Date): readonly Item[] {
  if (!isFiltering(filter)) return videos;
  const { niche, stage, priority, group } = filter;
  const terms = fold(filter.text).split(/\s+/).filter(Boolean);
  const names = new Set(niche === '' ? [] : videos.map((video) => video.niche));
  const ofNiche = new Set([...names].filter((name) => nicheKey(name) === niche));
  return videos.filter(
    (video) =>
      (group === '' || isIn(group, video, now)) &&
      (stage === '' || stageOf(video) === stage) &&
      (priority === '' || video.priority === priority) &&
      (niche === '' || ofNiche.has(video.niche)) &&
      terms.every((term) => searched(video).includes(term)),
  );
}

function isIn(group: Group, video: Video, now: Date): boolean {
  if (group === 'overdue') return isOverdue(video, now);
  return isPublished(video) === (group === 'published');
}
