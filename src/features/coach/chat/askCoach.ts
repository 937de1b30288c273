import { COACH_HEADER, type CoachName, chatResponse, type HistoryItem, PART_SEPARATOR } from '../../../contracts/chat';
import type { InsteadOfModel } from '../../../contracts/conversation';
import type { Profile } from '../../../contracts/profile';
import { ApiError, mutate } from '../../../platform/api';
import { now } from '../../../platform/clock';
import type { ListedScreen } from '../../../ui/screenList';
import { answerOnDevice } from './answerOnDevice';
import { hasModel } from './hasModel';

/** A model that sends nothing for this long counts as silent, and the device answers, ms. */
export const SILENCE = 5000;

export interface Question {
  message: string;
  history: HistoryItem[];
  profile: Profile | null;
  language: string;
  /** What an answer may lead to. */
  screens: readonly ListedScreen[];
  /** Whether it tells of danger cannot be determined yet, so no model may read it. */
  isUnheard?: boolean;
  signal: AbortSignal;
}

export interface Answer {
  parts: string[];
  suggestions: string[];
  coach: CoachName;
  /** Given by the device, because there is no network. */
  offline?: boolean;
  /** Given by the device, although a model was asked. */
  instead?: InsteadOfModel;
}

/**
 * The coach's answer. Without a model the device gives it and nothing is sent; with one the device steps in when the
 * model is silent, refuses or sends no answer, and says so. Rejects if the question was stopped, or if the device could
 * not answer either.
 */
export async function askCoach(question: Question): Promise<Answer> {
  if (!navigator.onLine) return { ...(await answerOnDevice(question)), offline: true };
  if (!(await hasModel())) return answerOnDevice(question);
  if (question.isUnheard) return { ...(await answerOnDevice(question)), instead: { reason: 'failed' } };
  try {
    return await askModel(question);
  } catch (error) {
    question.signal.throwIfAborted();
    console.warn('The model did not answer', error);
    const answer = await answerOnDevice(question);
    return error instanceof TypeError ? { ...answer, offline: true } : { ...answer, instead: reasonOf(error) };
  }
}

async function askModel({ message, history, language, signal }: Question): Promise<Answer> {
  const silence = watchSilence();
  try {
    const response = await mutate(
      'POST',
      '/api/chat',
      { message, conversationHistory: history },
      { language, signal: AbortSignal.any([signal, silence.signal]) },
    );
    silence.heard();
    const { response: text, suggestions } = chatResponse.parse(await response.json());
    const parts = text.split(PART_SEPARATOR).map((part) => part.trim());
    const said = parts.filter((part) => part !== '');
    if (said.length === 0) throw new Error('The answer says nothing');
    return {
      parts: said,
      suggestions,
      coach: response.headers.get(COACH_HEADER) === 'model' ? 'model' : 'built-in',
    };
  } finally {
    silence.end();
  }
}

/** Aborts its signal once nothing has been heard for too long. */
function watchSilence(): { signal: AbortSignal; heard: () => void; end: () => void } {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('Nothing was heard', 'TimeoutError'));
  let timer = setTimeout(giveUp, SILENCE);
  const end = () => clearTimeout(timer);
  const heard = () => {
    end();
    timer = setTimeout(giveUp, SILENCE);
  };
  return { signal: controller.signal, heard, end };
}

function reasonOf(error: unknown): InsteadOfModel {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { reason: 'silent' };
  if (!(error instanceof ApiError)) return { reason: 'failed' };
  const { status, retryAfter } = error;
  const until = retryAfter === undefined ? {} : { until: new Date(now().getTime() + retryAfter).toISOString() };
  return { reason: status === 429 ? 'busy' : 'failed', ...until };
}
