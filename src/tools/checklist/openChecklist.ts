import type { ToolRun } from '../../contracts/toolRun';
import type { OpenStage, Video } from '../../contracts/video';
import { nichePickOf } from '../../domain/matchNiche';
import { isPublished } from '../../domain/videos/stage';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { changeVideo } from '../../state/slices/videosStore';
import { isComplete, type Marks, stageAfter, UNMARKED } from './checklist';

/** The open checklist: a video's, kept with its record, or the tool's own. */
export interface OpenChecklist extends Marks {
  video: Video | undefined;
  /** As chosen or typed; undefined until one is chosen. */
  niche: string | undefined;
}

/** A change's side effect, and its undo. */
export interface Change {
  /** The stage that the change moved the video to. */
  movedTo: OpenStage | undefined;
  undo: () => void;
}

const run = () => toolRunOf('checklist');

/** What the tool's run and the videos have open; when a video has been deleted, the tool's own checklist. */
export function openChecklistOf({ answers }: ToolRun, videos: readonly Video[]): OpenChecklist {
  const video = videos.find(({ id }) => id === answers.video);
  if (video) return { video, niche: video.niche, checked: video.checkedItems ?? [], passed: video.passedItems ?? [] };
  const ids = (kept: string | undefined) => kept?.split(' ') ?? [];
  return { video, niche: answers.niche, checked: ids(answers.checked), passed: ids(answers.passed) };
}

/**
 * Opens a video's checklist, or the tool's own. A half-written caption and a file's measures are dropped: they belonged
 * to the one before.
 */
export function openVideo(id: string | undefined): void {
  for (const question of ['caption', 'hashtags', 'measured']) keepAnswer(run(), question, '');
  keepAnswer(run(), 'video', id ?? '');
}

/** Opens the tool's own checklist for a niche; a niche other than the last begins unticked. */
export function openNiche(niche: string): void {
  openVideo(undefined);
  if (run().getState().answers.niche !== niche) keepOwn({ niche, ...UNMARKED });
}

function keepOwn({ niche, checked, passed }: Omit<OpenChecklist, 'video'>): void {
  keepAnswer(run(), 'niche', niche ?? '');
  keepAnswer(run(), 'checked', checked.join(' '));
  keepAnswer(run(), 'passed', passed.join(' '));
}

/** Specification: niche selected (all items unchecked, progress 0). A video takes the niche into its record. */
export const chooseNiche = (open: OpenChecklist, niche: string): Change => keep(open, { niche, ...UNMARKED });

/** Keeps the marks; the stage of an unpublished video follows them. */
export const keepMarks = (open: OpenChecklist, marks: Marks): Change => keep(open, { niche: open.niche, ...marks });

/** Keeps whose measures are taken over (undefined: none), together with the resulting ticks. */
export function keepMeasures(open: OpenChecklist, id: string | undefined, checked: readonly string[]): Change {
  const before = run().getState().answers.measured ?? '';
  keepAnswer(run(), 'measured', id ?? '');
  const { movedTo, undo } = keepMarks(open, { checked, passed: open.passed });
  return {
    movedTo,
    undo: () => {
      keepAnswer(run(), 'measured', before);
      undo();
    },
  };
}

function keep(open: OpenChecklist, change: Omit<OpenChecklist, 'video'>): Change {
  const { video } = open;
  if (!video) {
    keepOwn(change);
    return { movedTo: undefined, undo: () => keepOwn(open) };
  }
  const { id, stage, checkedItems, passedItems } = video;
  const wasComplete = isComplete(nichePickOf(video.niche), open);
  const niche = change.niche ?? video.niche;
  const isNowComplete = isComplete(nichePickOf(niche), change);
  const next = isPublished(video) ? stage : stageAfter(stage, wasComplete, isNowComplete);
  changeVideo(id, { niche, checkedItems: [...change.checked], passedItems: [...change.passed], stage: next });
  return {
    movedTo: next === stage ? undefined : next,
    undo: () => changeVideo(id, { niche: video.niche, checkedItems, passedItems, stage }),
  };
}
