import { ApiError, mutate } from './api';

/** Specification: the browser's voice reads at rate 0.8 and pitch 1.1, in French unless the text's language is known. */
export const RATE = 0.8;
export const PITCH = 1.1;

async function serverVoice(text: string, signal: AbortSignal): Promise<void> {
  const response = await mutate('POST', '/api/text-to-speech', { text }, { signal });
  const address = URL.createObjectURL(await response.blob());
  const audio = new Audio(address);
  try {
    await new Promise<void>((resolve, reject) => {
      audio.onended = () => resolve();
      audio.onerror = () => reject(new Error('The audio cannot be played'));
      signal.addEventListener('abort', () => resolve(), { once: true });
      audio.play().catch(reject);
    });
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}

async function browserVoice(text: string, language: string, signal: AbortSignal): Promise<void> {
  if (!('speechSynthesis' in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.rate = RATE;
  utterance.pitch = PITCH;
  await new Promise<void>((resolve) => {
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve(); // no voice on this device: nothing plays
    const stop = () => {
      speechSynthesis.cancel(); // at once: the next text may be about to be read
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
    speechSynthesis.speak(utterance);
  });
}

/** Once the server has said that it has no voice, it is not asked again during the life of the page. */
let serverHasVoice = true;

/**
 * Reads `text` aloud with the server's voice, else the browser's, else not at all. Resolves when it was read, was
 * stopped by `signal`, or nothing could read it. `language` is a code, French if unknown.
 */
export async function readAloud(text: string, signal: AbortSignal, language = 'fr'): Promise<void> {
  if (serverHasVoice && navigator.onLine) {
    try {
      return await serverVoice(text, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 501) serverHasVoice = false;
      else console.warn('The server did not read the text aloud', error);
    }
  }
  if (!signal.aborted) await browserVoice(text, language, signal);
}
