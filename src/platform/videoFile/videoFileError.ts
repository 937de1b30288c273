/**
 * Why a file gives no facts: `empty`, `size` (over MOST_VIDEO_BYTES) and `type` (neither video nor image) before it is
 * opened, `document` (text, a PDF or a ZIP called a video or an image), `unreadableImage` (a damaged image),
 * `unreadable` (damaged, or not a supported container), `tooLong` and `tooLarge` by what it declares (declaredLimits.ts),
 * `stalled` when reading has not moved for 4.5 seconds.
 */
export type VideoFileProblem =
  | 'empty'
  | 'size'
  | 'type'
  | 'document'
  | 'unreadable'
  | 'unreadableImage'
  | 'tooLong'
  | 'tooLarge'
  | 'stalled';

/** A file that cannot be measured. The screen decides what to say about it. */
export class VideoFileError extends Error {
  override readonly name = 'VideoFileError';
  readonly problem: VideoFileProblem;

  constructor(problem: VideoFileProblem, cause?: unknown) {
    super(`The file cannot be measured: ${problem}`, { cause });
    this.problem = problem;
  }
}
