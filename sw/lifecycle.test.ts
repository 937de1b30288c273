import { beforeEach, expect, it, vi } from 'vitest';
import { ACTIVATE_WHEN_IDLE, ARE_YOU_IN_USE, SKIP_WAITING } from '../src/contracts/serviceWorker';
import { dispatch } from '../tests/support/serviceWorker/worker';
import type { AskedWindow } from './askWindow';
import { takeOver } from './lifecycle';

const windowInUse = (isInUse: boolean): AskedWindow => ({
  postMessage(message, [port]) {
    expect(message).toEqual({ type: ARE_YOU_IN_USE });
    if (port instanceof MessagePort) port.postMessage(isInUse);
  },
});

const noted: string[] = [];
beforeEach(() => noted.splice(0));

/** A new version that waits, with these windows of the previous version. */
function waiting(...windows: AskedWindow[]) {
  const matchAll = vi.fn(async () => windows);
  const worker = Object.assign(new EventTarget(), {
    skipWaiting: async () => void noted.push('takes over'),
    clients: { matchAll, claim: async () => void noted.push('answers the open pages') },
  });
  takeOver(worker);
  return { worker, matchAll };
}

it('the very first version answers the page that installed it', async () => {
  await dispatch(waiting().worker, 'activate');
  expect(noted).toEqual(['answers the open pages']);
});

it('a new version takes over when the person agrees, whatever is open', async () => {
  await dispatch(waiting(windowInUse(true)).worker, 'message', { data: { type: SKIP_WAITING } });
  expect(noted).toEqual(['takes over']);
});

it('a new version takes over by itself when no window is in use, including those of the previous version', async () => {
  const { worker, matchAll } = waiting(windowInUse(false));
  await dispatch(worker, 'message', { data: { type: ACTIVATE_WHEN_IDLE } });
  expect(noted).toEqual(['takes over']);
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
});

it('a new version waits while a window is in use', async () => {
  await dispatch(waiting(windowInUse(false), windowInUse(true)).worker, 'message', {
    data: { type: ACTIVATE_WHEN_IDLE },
  });
  expect(noted).toEqual([]);
});

it.each([undefined, null, 'SKIP_WAITING', { type: 'else' }])('a new version waits after %j', async (data) => {
  await dispatch(waiting().worker, 'message', { data });
  expect(noted).toEqual([]);
});
