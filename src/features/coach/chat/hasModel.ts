import { configResponse } from '../../../contracts/config';
import { withinLimit } from '../../../lib/withinLimit';
import { query } from '../../../platform/api';

/** A call without a response after this long counts as failed, ms; the next question tries again. */
const GIVEN_UP = 5000;
/** A question waits at most this long for the server to say who answers, ms. */
const PATIENCE = 1000;

let asking: Promise<boolean> | undefined;

/** Asks the server whether a model answers the chat; its answer holds until the page is closed. */
async function askServer(): Promise<boolean> {
  const config = await query('/api/config', configResponse, { signal: AbortSignal.timeout(GIVEN_UP) });
  return config?.coach === 'model';
}

/**
 * Whether a model answers the chat. The page answers by itself unless the server says so, and never waits for a stalled
 * network.
 */
export async function hasModel(): Promise<boolean> {
  if (!navigator.onLine) return false;
  asking ??= askServer().finally(() => {
    asking = undefined;
  });
  try {
    return await withinLimit(asking, PATIENCE);
  } catch (error) {
    console.warn('The server has not said who answers', error);
    return false;
  }
}

/**
 * The language that questions are answered in: a model answers in the chosen one; the built-in coach is written in
 * French and English, and answers all other languages in English.
 */
export async function languageOfAnswers(chosen: string): Promise<string> {
  if (chosen === 'fr' || chosen === 'en') return chosen;
  return (await hasModel()) ? chosen : 'en';
}
