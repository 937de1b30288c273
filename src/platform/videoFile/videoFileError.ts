/**
 * Why a file gives no facts:
 * `empty`, `size` (over MOST_VIDEO_BYTES) and `type` (neither video nor image) before it is opened,
 * `document` (text, a PDF or a ZIP that is called a video or an image), `unreadableImage` (a damaged image),
 * `unreadable` (damaged, or none of the containers that are read), `tooLong` and `tooLarge` by what it declares (limits.ts),
 * `stalled` when reading it has not moved for 4.5 seconds.
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

/** A file that cannot be measured. What to say of it is the screen's business. */
export class VideoFileError extends Error {
  override readonly name = 'VideoFileError';
  readonly problem: VideoFileProblem;

  constructor(problem: VideoFileProblem, cause?: unknown) {
    super(`The file cannot be measured: ${problem}`, { cause });
    this.problem = problem;
  }
}
