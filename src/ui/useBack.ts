import { useEffect, useEffectEvent, useRef } from 'react';
import { openLayer } from '../platform/backEntries';

/**
 * Makes Back (key, gesture, keyboard) call `onBack` instead of leaving the screen, as long as the component is mounted
 * and `steps` is above 0: 1 for something that closes, for questions the number of those before the open one.
 */
export function useBack(steps: number, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  const layer = useRef<ReturnType<typeof openLayer>>(null);

  useEffect(() => {
    const opened = openLayer(() => back());
    layer.current = opened;
    return opened.close;
  }, []);
  useEffect(() => layer.current?.set(steps), [steps]);
}
