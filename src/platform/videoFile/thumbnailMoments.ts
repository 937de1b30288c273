import type { PictureFacts } from '../../contracts/videoAnalysis';

/** The most pictures of a video that a conversation stores. */
export const MOST_THUMBNAILS = 10;

/**
 * The moments (s, each once, in order) that the facts name and that deserve a picture: the beginning, the end of the
 * opening, the worst of each measure, and where something first happens.
 */
export function momentsOf(facts: PictureFacts): number[] {
  const namedMoments = [
    0,
    2,
    facts.darkestAt,
    facts.blurriestAt,
    facts.shakiestAt,
    facts.mostCoveredAt,
    facts.cuts[0],
    facts.black[0]?.from,
    facts.frozen[0]?.from,
  ];
  const moments = new Set(namedMoments.filter((moment) => moment !== null && moment !== undefined));
  return [...moments].sort((one, other) => one - other).slice(0, MOST_THUMBNAILS);
}
