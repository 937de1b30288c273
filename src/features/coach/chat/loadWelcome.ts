import { PART_SEPARATOR } from '../../../contracts/chat';
import type { Profile } from '../../../contracts/profile';
import { welcomeResponse } from '../../../contracts/welcome';
import { query } from '../../../platform/api';

/** Specification: the welcome is cached 5 minutes. */
const MAX_AGE = 5 * 60 * 1000;
/** A greeting is not worth a longer wait, ms. */
const PATIENCE = 4000;

/**
 * The language that questions are answered in: a model answers in the chosen one; the built-in coach is written in French
 * and English, and answers everybody else in English.
 */
export async function languageOfAnswers(chosen: string): Promise<string> {
  if (chosen === 'fr' || chosen === 'en') return chosen;
  const { hasModel } = await import('./hasModel');
  return (await hasModel()) ? chosen : 'en';
}

/** The welcome's bubbles: the server's, and the built-in one where no network or no good answer is to be had. */
export async function loadWelcome(language: string, profile: Profile | null): Promise<string[]> {
  const message = await fetchWelcome(language);
  if (message) return message.split(PART_SEPARATOR);
  const { welcome } = await import('../../../domain/coach/welcome');
  return welcome(language === 'fr' ? 'fr' : 'en', profile ?? undefined).split(PART_SEPARATOR);
}

async function fetchWelcome(language: string): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await query('/api/welcome', welcomeResponse, {
      maxAge: MAX_AGE,
      language,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer?.message;
  } catch (error) {
    console.warn('The welcome could not be fetched', error);
    return undefined;
  }
}
