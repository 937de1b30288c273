import { ARE_YOU_IN_USE, type ServiceWorkerMessage } from '../src/contracts/serviceWorker';

/** A window as far as it is asked: a `WindowClient`, or a stand-in. */
export interface AskedWindow {
  postMessage(message: ServiceWorkerMessage, transfer: Transferable[]): void;
}

/** A window that sleeps does not answer; what was typed in it is not known, so it counts as in use. */
const ANSWER_WITHIN_MS = 1000;

/** True when no window is in use. Every window is asked. */
export async function noneInUse(windows: readonly AskedWindow[], answerWithin = ANSWER_WITHIN_MS): Promise<boolean> {
  const answers = await Promise.all(windows.map((window) => isInUse(window, answerWithin)));
  return !answers.includes(true);
}

function isInUse(window: AskedWindow, answerWithin: number): Promise<boolean> {
  const { port1: mine, port2: theirs } = new MessageChannel();
  return new Promise((resolve) => {
    const answer = (inUse: boolean) => {
      clearTimeout(timer);
      mine.close();
      resolve(inUse);
    };
    const timer = setTimeout(answer, answerWithin, true);
    mine.onmessage = (event: MessageEvent<unknown>) => answer(event.data !== false);
    window.postMessage({ type: ARE_YOU_IN_USE }, [theirs]);
  });
}
