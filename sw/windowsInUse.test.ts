import { describe, expect, it } from 'vitest';
import { ARE_YOU_IN_USE } from '../src/contracts/serviceWorker';
import type { AskedWindow } from './askWindow';
import { noneInUse } from './windowsInUse';

const answering = (answer: unknown): AskedWindow => ({
  postMessage(message, [port]) {
    expect(message).toEqual({ type: ARE_YOU_IN_USE });
    if (port instanceof MessagePort) port.postMessage(answer);
  },
});
const asleep: AskedWindow = { postMessage: () => undefined };

describe('no window is in use', () => {
  it('when there is no window', async () => {
    expect(await noneInUse([])).toBe(true);
  });

  it('when every window says so', async () => {
    expect(await noneInUse([answering(false), answering(false)])).toBe(true);
  });

  it('but not when one window is in use', async () => {
    expect(await noneInUse([answering(false), answering(true)])).toBe(false);
  });

  it('nor when one does not answer, or answers something else', async () => {
    expect(await noneInUse([answering(false), asleep], 1)).toBe(false);
    expect(await noneInUse([answering(undefined)])).toBe(false);
  });
});
