import type { Video } from '../../../contracts/video';
import { nichePickOf } from '../../../domain/matchNiche';
import { isPublished, type Stage, stageOf } from '../../../domain/videos/stage';

/** Where a video goes next: a tool that takes it over. */
export const STEPS = ['structure', 'slot', 'check', 'analyze'] as const;
export type Step = (typeof STEPS)[number];

/** What comes next at each stage, the likeliest first. */
const NEXT: Readonly<Record<Stage, readonly Step[]>> = {
  idea: ['structure', 'slot'],
  script: ['slot', 'check', 'structure'],
  toShoot: ['check', 'slot', 'structure'],
  checked: ['slot', 'check'],
  published: ['analyze'],
  measured: ['analyze'],
};

/** A live is not filmed and cut: before it, its own fields are what comes next. */
export const nextStepsOf = (video: Video): readonly Step[] =>
  video.kind === 'live' && !isPublished(video) ? [] : NEXT[stageOf(video)];

const PATHS = {
  slot: '/publishing-scheduler',
  check: '/pre-publication-checklist',
  analyze: '/performance-analyzer',
} as const;

/** The path of a step's tool, and its query with the video or with what the tool asks for. */
export function addressOf(step: Step, video: Video): { path: string; query: string } {
  if (step !== 'structure') return { path: PATHS[step], query: `video=${encodeURIComponent(video.id)}` };
  const niche = nichePickOf(video.niche);
  const { product } = video;
  const query = new URLSearchParams({ ...(niche && { niche }), ...(product && { product }), video: video.id });
  return { path: '/viral-video-structure', query: query.toString() };
}
