import type {
  AnalysisReport,
  Thumbnail,
  VideoAnalysis,
  VideoAnswer,
  VideoAnswers,
  VideoFacts,
} from '../../../contracts/videoAnalysis';
import { VIDEO_QUESTIONS } from '../../../contracts/videoAnalysis';
import type { VideoFileProblem } from '../../../platform/videoFile/videoFileError';

/** Why nothing is analyzed; `gone`, `notKept`: a shared file was already taken, or there was no room to store it. */
export type IdleProblem = VideoFileProblem | 'failed' | 'gone' | 'notKept';

/** What the device found out about a file. */
export interface Measured {
  facts: VideoFacts;
  thumbnails: Thumbnail[];
}

/** What a model could be sent: the small version, or the file if no smaller one can be made. */
export interface Sendable {
  video: Blob;
  /** Size of the file itself, in bytes. */
  before: number;
}

/** The state of the analysis. The specification's 'analyzing' is everything between 'idle' and 'done'. */
type Step =
  | { name: 'idle'; problem?: IdleProblem | undefined }
  | { name: 'measuring' | 'shrinking' | 'sending'; share: number }
  /** The device has finished; a question may be open. */
  | { name: 'measured' | 'choosing' }
  | { name: 'done'; judged?: VideoAnalysis; modelProblem?: AnalysisReport['modelProblem'] };

export interface DialogState {
  step: Step;
  fileName: string;
  answers: VideoAnswers;
  /** How many of the questions were answered or skipped. */
  asked: number;
  measured?: Measured;
  sendable?: Sendable | undefined;
  /** Why nothing can be sent although a model could be asked. */
  modelProblem?: AnalysisReport['modelProblem'];
}

export type DialogEvent =
  | { type: 'refused'; problem: IdleProblem }
  | { type: 'cancelled' }
  | { type: 'chosen'; fileName: string }
  /** The share that has been measured, compressed or sent, 0 to 1. */
  | { type: 'progress'; share: number }
  /** `canSend`: a model can be asked, so the version for it is made next. */
  | { type: 'measured'; measured: Measured; canSend: boolean }
  | { type: 'shrunk'; sendable: Sendable }
  /** The version to send could not be made: the result will be the measured one. */
  | { type: 'notShrunk'; modelProblem: AnalysisReport['modelProblem'] }
  /** To the open question; without an answer it is skipped. */
  | { type: 'answered'; answer?: VideoAnswer | undefined }
  /** On to what comes after measuring, whatever questions are still open. */
  | { type: 'continued' }
  | { type: 'sending' }
  | { type: 'sendingStopped' }
  /** The result is the measured one. */
  | { type: 'keptHere'; modelProblem?: AnalysisReport['modelProblem'] }
  | { type: 'judged'; judged: VideoAnalysis };

export const idle = (problem?: IdleProblem): DialogState => ({
  step: { name: 'idle', problem },
  fileName: '',
  answers: {},
  asked: 0,
});

/** The dialog after an event; an event that does not fit the current step changes nothing. */
export function reduceDialog(state: DialogState, event: DialogEvent): DialogState {
  const { step } = state;
  switch (event.type) {
    case 'refused':
      return idle(event.problem);
    case 'cancelled':
      return idle();
    case 'chosen':
      return { ...idle(), step: { name: 'measuring', share: 0 }, fileName: event.fileName };
    case 'progress':
      return 'share' in step ? { ...state, step: { ...step, share: event.share } } : state;
    case 'measured': {
      if (step.name !== 'measuring') return state;
      const next: Step = event.canSend ? { name: 'shrinking', share: 0 } : { name: 'measured' };
      return goOn({ ...state, step: next, measured: event.measured });
    }
    case 'shrunk':
      if (step.name !== 'shrinking') return state;
      return goOn({ ...state, step: { name: 'measured' }, sendable: event.sendable });
    case 'notShrunk':
      if (step.name !== 'shrinking') return state;
      return goOn({ ...state, step: { name: 'measured' }, modelProblem: event.modelProblem });
    case 'answered':
      return goOn(answer(state, event.answer));
    case 'continued':
      return step.name === 'measured' ? afterMeasuring(state) : state;
    case 'sending':
      return step.name === 'choosing' ? { ...state, step: { name: 'sending', share: 0 } } : state;
    case 'sendingStopped':
      return step.name === 'sending' ? { ...state, step: { name: 'choosing' } } : state;
    case 'keptHere':
      if (!state.measured) return state;
      return { ...state, step: doneHere(event.modelProblem) };
    case 'judged':
      return step.name === 'sending' ? { ...state, step: { name: 'done', judged: event.judged } } : state;
  }
}

function answer(state: DialogState, given: VideoAnswer | undefined): DialogState {
  const question = VIDEO_QUESTIONS[state.asked];
  if (!question) return state;
  const answers = given ? { ...state.answers, [question]: given } : state.answers;
  return { ...state, answers, asked: state.asked + 1 };
}

/**
 * Moves on by itself once every question is answered or skipped: an open one stays until then, however soon measuring
 * ends. It never moves on by itself to a step where a tap sends something.
 */
function goOn(state: DialogState): DialogState {
  if (state.step.name !== 'measured') return state;
  return state.asked === VIDEO_QUESTIONS.length ? afterMeasuring(state) : state;
}

const afterMeasuring = (state: DialogState): DialogState => ({
  ...state,
  step: state.sendable ? { name: 'choosing' } : doneHere(state.modelProblem),
});

const doneHere = (modelProblem: AnalysisReport['modelProblem']): Step => ({
  name: 'done',
  ...(modelProblem && { modelProblem }),
});

/** What is kept of a finished analysis. */
export function reportOf({ step, fileName, answers, measured }: DialogState): AnalysisReport | undefined {
  if (step.name !== 'done' || !measured) return undefined;
  const { name: _, ...outcome } = step;
  return { fileName, answers, ...measured, ...outcome };
}
