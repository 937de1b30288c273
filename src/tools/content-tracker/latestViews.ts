import type { Video } from '../../contracts/video';

/** The views that were measured last, and when (ISO 8601); undefined where none were. */
export function latestViews({ measurements = [] }: Video): { count: number; at: string } | undefined {
  const [latest] = measurements
    .flatMap(({ viewsCount, measuredAt }) => (viewsCount === undefined ? [] : [{ count: viewsCount, at: measuredAt }]))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return latest;
}
