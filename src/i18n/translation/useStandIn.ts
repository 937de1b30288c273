import { useEffect, useId } from 'react';
import { forgetTextOrigin, noteTextOrigin } from './textOrigins';

/** Notes that a part of the screen shows long texts in another language for now; undefined if it does not. */
export function useStandIn(language: string | undefined): void {
  const part = useId();
  useEffect(() => {
    if (language === undefined) return;
    noteTextOrigin(part, { inEnglish: false, byMachine: false, standIn: language });
    return () => forgetTextOrigin(part);
  }, [part, language]);
}
