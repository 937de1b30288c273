import { useEffect, useRef, useState } from 'react';
import { markBusy } from '../../../platform/busy';
import type { Reading } from '../../../platform/readAloud';

/** What is being read now: one text at a time in the whole app. */
let current: Reading | undefined;

/** Begins to read, in the language of the text where that is one of the coach's. Its code comes when somebody listens. */
async function startReading(text: string): Promise<Reading> {
  const [{ readAloud }, { detectLanguage }, { words }] = await Promise.all([
    import('../../../platform/readAloud'),
    import('../../../domain/coach/language'),
    import('../../../lib/fold'),
  ]);
  const language = detectLanguage(text, words(text));
  return readAloud(text, language === 'other' ? undefined : language);
}

/** Reads a text aloud and stops it again; leaving the screen stops it too. */
export function useReadAloud(text: string): { isReading: boolean; toggle: () => void } {
  const [isReading, setReading] = useState(false);
  const own = useRef<Reading>(undefined);

  useEffect(() => () => own.current?.stop(), []);

  const start = async () => {
    current?.stop();
    setReading(true);
    const reading = await startReading(text);
    current = reading;
    own.current = reading;
    markBusy('reading', true);
    await reading.done;
    markBusy('reading', false);
    setReading(false);
  };
  return { isReading, toggle: () => (isReading ? own.current?.stop() : void start()) };
}
