import { COACH_HEADER, type CoachName, chatResponse, type HistoryItem, PART_SEPARATOR } from '../../../contracts/chat';
import type { Profile } from '../../../contracts/profile';
import { mutate } from '../../../platform/api';

/** The server's own deadline is 25 s; a connection that gives nothing after this long counts as none, ms. */
export const PATIENCE = 30_000;

export interface Question {
  message: string;
  history: HistoryItem[];
  profile: Profile | null;
  language: string;
  signal: AbortSignal;
}

export interface Answer {
  parts: string[];
  suggestions: string[];
  coach: CoachName;
  /** Given on the device, without a network. */
  offline: boolean;
}

async function askServer({ message, history, language, signal }: Question): Promise<Answer> {
  const response = await mutate(
    'POST',
    '/api/chat',
    { message, conversationHistory: history },
    { language, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) },
  );
  const { response: text, suggestions } = chatResponse.parse(await response.json());
  const parts = text.split(PART_SEPARATOR).map((part) => part.trim());
  return {
    parts: parts.filter((part) => part !== ''),
    suggestions,
    coach: response.headers.get(COACH_HEADER) === 'model' ? 'model' : 'built-in',
    offline: false,
  };
}

async function askBuiltIn({ message, history, profile, language }: Question): Promise<Answer> {
  const { builtInCoach } = await import('../../../domain/coach/builtInCoach');
  const turns = profile ? history.slice(1) : history; // the profile's item is handed in as what it is
  const answer = builtInCoach.answer({ message, history: turns, language, ...(profile && { profile }) });
  const parts = answer.tool ? [...answer.parts.slice(0, -1), `${answer.parts.at(-1)}\n→ ${answer.tool}`] : answer.parts;
  return { parts, suggestions: answer.suggestions, coach: 'built-in', offline: true };
}

/**
 * Asks the server's coach, and the built-in one on the device where no network answers. An answer that the server
 * refuses (ApiError) or that cannot be read is an error; so is a question that was stopped.
 */
export async function askCoach(question: Question): Promise<Answer> {
  if (!navigator.onLine) return askBuiltIn(question);
  try {
    return await askServer(question);
  } catch (error) {
    question.signal.throwIfAborted();
    const noNetwork = error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
    if (noNetwork) return askBuiltIn(question);
    throw error;
  }
}
