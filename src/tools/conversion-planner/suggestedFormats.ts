import { CONTENT_FOCUSES, type ContentFocus } from '../../contracts/video';
import { PLANNER_NICHES, type PlannerNiche } from './plannerNiches';

/** A way to film, and the first sentence that goes with it. */
export interface Format {
  title: string;
  hook: string;
}

export type Formats = Readonly<Record<PlannerNiche, Readonly<Record<ContentFocus, readonly Format[]>>>>;

/** How many are suggested at once. */
export const SUGGESTED = 3;

/**
 * What is suggested for a niche and a focus on a day of the week (0: Sunday). Another format comes first each day, so
 * that the same focus twice in a row does not suggest the same video.
 */
export function formatsFor(formats: Formats, niche: PlannerNiche, focus: ContentFocus, weekday: number): Format[] {
  const all = formats[niche][focus];
  // Each focus of a niche starts at a different one, too.
  const start = weekday + PLANNER_NICHES.indexOf(niche) + CONTENT_FOCUSES.indexOf(focus);
  return Array.from(
    { length: Math.min(SUGGESTED, all.length) },
    (_, index) => all[(start + index) % all.length],
  ).filter((format) => format !== undefined);
}
