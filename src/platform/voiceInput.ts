import { recognizer } from './speechRecognition';

/**
 * Why nothing is heard, if the user can do something about it: the microphone is blocked, or the service is
 * unavailable.
 */
export type ListeningProblem = 'blocked' | 'away';

const PROBLEMS: Readonly<Record<string, ListeningProblem>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'blocked',
  network: 'away',
  'language-not-supported': 'away',
};

export interface Listening {
  stop: () => void;
}

/**
 * Listens once in `language` and passes on what was understood; `onEnd` is always called, whatever happened, with the
 * problem if there was one. Some browsers send the sound to their maker's service: the privacy page says so.
 */
export function listen(
  language: string,
  onText: (text: string) => void,
  onEnd: (problem?: ListeningProblem) => void,
): Listening | undefined {
  const SpeechRecognition = recognizer();
  if (!SpeechRecognition) return undefined;
  const recognition = new SpeechRecognition();
  recognition.lang = language;
  recognition.interimResults = false;
  recognition.continuous = false;
  recognition.addEventListener('result', (event) => {
    if (!('results' in event)) return;
    const { results } = event as SpeechRecognitionResultEvent;
    const text = Array.from(results, (result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim();
    if (text) onText(text);
  });
  let problem: ListeningProblem | undefined;
  recognition.addEventListener('error', (event) => {
    if ('error' in event) problem = PROBLEMS[String(event.error)];
  });
  recognition.addEventListener('end', () => onEnd(problem));
  recognition.start();
  return { stop: () => recognition.stop() };
}
