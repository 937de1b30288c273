import { useEffect, useRef, useState } from 'react';
import { markBusy } from '../../../platform/busy';

/** What is being read aloud: one text at a time in the whole app. */
let current: AbortController | undefined;

/**
 * Reads in the language of the text; if that is none of the coach's two, a model wrote it in the chosen one. The code
 * is loaded when somebody listens.
 */
async function read(text: string, chosen: string, signal: AbortSignal): Promise<void> {
  const [{ readAloud }, { detectLanguage }, { words }] = await Promise.all([
    import('../../../platform/readAloud'),
    import('../../../domain/coach/language'),
    import('../../../lib/fold'),
  ]);
  if (signal.aborted) return;
  const language = detectLanguage(text, words(text));
  await readAloud(text, signal, language === 'other' ? chosen : language);
}

/** Reads a text aloud and stops it again; leaving the screen stops it too. `chosen` is the language of the app. */
export function useReadAloud(text: string, chosen: string): { isReading: boolean; toggle: () => void } {
  const [isReading, setReading] = useState(false);
  const own = useRef<AbortController>(undefined);

  useEffect(() => () => own.current?.abort(), []);

  const start = async () => {
    current?.abort();
    const reading = new AbortController();
    current = reading;
    own.current = reading;
    setReading(true);
    markBusy('reading', true);
    await read(text, chosen, reading.signal).catch(console.warn);
    if (current === reading) markBusy('reading', false);
    if (own.current === reading) setReading(false);
  };
  const stop = () => {
    own.current?.abort();
    setReading(false);
  };
  return { isReading, toggle: () => (isReading ? stop() : void start()) };
}
