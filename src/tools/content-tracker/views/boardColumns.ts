import type { Video } from '../../../contracts/video';
import { isPublished, STAGES, type Stage, stageOf } from '../../../domain/videos/stage';

/** The board: the videos of each stage, in the given order. */
export function columnsOf(videos: readonly Video[]): Record<Stage, Video[]> {
  const columns: Record<Stage, Video[]> = {
    idea: [],
    script: [],
    toShoot: [],
    checked: [],
    published: [],
    measured: [],
  };
  for (const video of videos) columns[stageOf(video)].push(video);
  return columns;
}

/** What moving a video takes: moving alone measures nothing, so the 'measured' stage leads to the analyzer. */
export type Move = 'stay' | 'change' | 'publish' | 'takeBack' | 'analyze' | 'publishFirst';

/** What moving a video to a stage amounts to. What is measured stays measured for as long as it is published. */
export function moveOf(video: Video, to: Stage): Move {
  const from = stageOf(video);
  if (to === from || (from === 'measured' && to === 'published')) return 'stay';
  if (to === 'measured') return isPublished(video) ? 'analyze' : 'publishFirst';
  if (to === 'published') return 'publish';
  return isPublished(video) ? 'takeBack' : 'change';
}

/** The stage before or after; undefined at either end. */
export const stageBeside = (stage: Stage, step: 1 | -1): Stage | undefined => STAGES[STAGES.indexOf(stage) + step];
