import { useEffect, useRef, useState } from 'react';
import { markBusy } from '../../../platform/busy';
import { type Reading, readAloud } from '../../../platform/readAloud';

/** What is being read now: one text at a time in the whole app. */
let current: Reading | undefined;

/** Which of the coach's languages a text is in, undefined where nothing tells. Loaded only when somebody listens. */
async function languageOf(text: string): Promise<string | undefined> {
  const [{ detectLanguage }, { words }] = await Promise.all([
    import('../../../domain/coach/language'),
    import('../../../lib/fold'),
  ]);
  const language = detectLanguage(text, words(text));
  return language === 'other' ? undefined : language;
}

/** Reads a text aloud and stops it again; leaving the screen stops it too. */
export function useReadAloud(text: string): { isReading: boolean; toggle: () => void } {
  const [isReading, setReading] = useState(false);
  const own = useRef<Reading>(undefined);

  useEffect(() => () => own.current?.stop(), []);

  const start = async () => {
    current?.stop();
    setReading(true);
    const reading = readAloud(text, await languageOf(text));
    current = reading;
    own.current = reading;
    markBusy('reading', true);
    await reading.done;
    markBusy('reading', false);
    setReading(false);
  };
  return { isReading, toggle: () => (isReading ? own.current?.stop() : void start()) };
}
