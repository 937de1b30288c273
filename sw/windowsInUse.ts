import { ARE_YOU_IN_USE } from '../src/contracts/serviceWorker';
import { type AskedWindow, askWindow } from './askWindow';

/** A sleeping window does not answer. Nobody knows what was typed in it, so it counts as in use. */
const ANSWER_WITHIN_MS = 1000;

/** True when no window is in use. Asks every window; `answerWithin` is in ms. */
export async function noneInUse(windows: readonly AskedWindow[], answerWithin = ANSWER_WITHIN_MS): Promise<boolean> {
  const answers = await Promise.all(windows.map((window) => askWindow(window, { type: ARE_YOU_IN_USE }, answerWithin)));
  return answers.every((isInUse) => isInUse === false);
}
