import * as z from 'zod/mini';
import { LIMITS } from '../../../contracts/limits';
import type { Profile } from '../../../contracts/profile';
import {
  type AnalysisReport,
  type AnalysisRequest,
  JUDGE_HEADER,
  MODEL_PROBLEM_HEADER,
  modelProblems,
  type Thumbnail,
  type VideoAnalysis,
  type VideoAnswers,
  type VideoFacts,
  videoAnalysis,
} from '../../../contracts/videoAnalysis';
import { ApiError } from '../../../platform/api';
import { fileType } from '../../../platform/videoFile/fileType';
import { analysisBody } from './analysisBody';
import { postWithProgress } from './postWithProgress';

/** The server's own deadline, plus the time for an answer to get here, ms. */
const PATIENCE = LIMITS.analysis.deadlineMs + 10_000;

/** The maximum that the contract accepts. */
const MOST_FRAMES = 8;

export interface Asking {
  /** What is sent: the small version, or the file itself. */
  video: Blob;
  facts: VideoFacts;
  answers: VideoAnswers;
  thumbnails: readonly Thumbnail[];
  profile: Profile | null;
  /** The language chosen in the app: the judgement is asked for in it. */
  language: string;
  signal: AbortSignal;
  /** The share that has left the device, 0 to 1. */
  onProgress: (share: number) => void;
}

/** What a model made of a video, or why the result stays the measured one. */
export type Judgement = { judged: VideoAnalysis } | { modelProblem: NonNullable<AnalysisReport['modelProblem']> };

/** Has the operator's model judge a video. Rejects only with the signal's reason. */
export async function askModel(asking: Asking): Promise<Judgement> {
  const { video, language, signal, onProgress } = asking;
  try {
    const body = await analysisBody(requestOf(asking), video, signal);
    const options = { language, signal, patience: PATIENCE, onProgress };
    const { body: text, header } = await postWithProgress('/api/analyze-video', body, options);
    if (header(JUDGE_HEADER) === 'measured') return { modelProblem: problemNamed(header(MODEL_PROBLEM_HEADER)) };
    return judgementIn(text);
  } catch (error) {
    signal.throwIfAborted();
    console.warn('The model did not judge the video', error);
    return { modelProblem: problemOf(error) };
  }
}

/**
 * Specification: user_context {niche, experience_level ("intermediate")}; a level that the user has given is sent
 * instead.
 */
function requestOf({ video, facts, answers, thumbnails, profile }: Asking): Omit<AnalysisRequest, 'video_data'> {
  return {
    file_type: fileType(video) ?? 'video/mp4',
    analysis_type: 'comprehensive',
    user_context: { niche: profile?.niche ?? 'general', experience_level: profile?.experienceLevel ?? 'intermediate' },
    measured: facts,
    answers,
    frames: spread(thumbnails, MOST_FRAMES),
  };
}

/** At most this many items of a list, spread from its beginning to its end. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return items.filter((_, index) => Array.from({ length: most }, (_, nth) => Math.round(nth * step)).includes(index));
}

function judgementIn(text: string): Judgement {
  try {
    return { judged: z.parse(videoAnalysis, JSON.parse(text)) };
  } catch (error) {
    console.warn('The judgement cannot be read', error);
    return { modelProblem: 'unreadable' };
  }
}

function problemNamed(name: string | null): NonNullable<AnalysisReport['modelProblem']> {
  return modelProblems.find((problem) => problem === name) ?? 'failed';
}

function problemOf(error: unknown): NonNullable<AnalysisReport['modelProblem']> {
  if (error instanceof ApiError) return error.status === 429 ? 'tooMany' : 'failed';
  return error instanceof TypeError || !navigator.onLine ? 'offline' : 'failed';
}
