import type { ChatMessage } from '../../../contracts/conversation';
import { simulatedDelay } from '../../../ui/delays';
import { endTurn, setTurn } from './turns';

/**
 * Shows messages one after the other, `apart` ms between them, the first at once. Specification: the bubbles of one
 * answer 1.5 s, the word on a video analysis 1 s after it. All are kept at once, so that none can be lost.
 */
export function showOneByOne(id: string, messages: readonly ChatMessage[], apart: number): void {
  const spacing = simulatedDelay(apart);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    endTurn(id);
  };
  const show = (hidden: readonly string[]) => {
    setTurn(id, { isWaiting: false, hidden, stop });
    if (hidden.length === 0) return endTurn(id);
    timer = setTimeout(() => show(hidden.slice(1)), spacing);
  };
  show(spacing === 0 ? [] : messages.slice(1).map((message) => message.id));
}
