import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoFileError } from './videoFileError';
import { workerCalls } from './workerCalls';

/** A worker that says whatever the test makes it say. */
class StandIn extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;
  postMessage(message: unknown): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function start() {
  const worker = new StandIn();
  const controller = new AbortController();
  const shares: number[] = [];
  const options = { signal: controller.signal, onProgress: (share: number) => shares.push(share) };
  const calls = workerCalls<string, { kind: 'answered' }>(worker, options);
  return { worker, controller, shares, calls };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('workerCalls', () => {
  it('passes on progress and the answer', async () => {
    const { worker, shares, calls } = start();
    const answer = calls.ask('?');
    expect(worker.asked).toEqual(['?']);
    worker.say({ kind: 'progress', share: 0.5 });
    worker.say({ kind: 'answered' });
    expect(await answer).toEqual({ kind: 'answered' });
    expect(shares).toEqual([0.5]);
    expect(worker.isEnded).toBe(false);
  });

  it('ends the worker at once when the signal says so', async () => {
    const { worker, controller, calls } = start();
    const answer = calls.ask('?');
    controller.abort();
    expect(worker.isEnded).toBe(true);
    await expect(answer).rejects.toThrow(controller.signal.reason);
    await expect(calls.ask('again')).rejects.toThrow(controller.signal.reason);
    expect(worker.asked).toEqual(['?']);
  });

  it('gives up when nothing has been heard for just under five seconds, but not while something is', async () => {
    const { worker, calls } = start();
    const answer = calls.ask('?');
    const problem = answer.catch((error) => error.problem);
    for (let seconds = 0; seconds < 30; seconds += 3) {
      vi.advanceTimersByTime(3000);
      worker.say({ kind: 'progress', share: 0 });
    }
    expect(worker.isEnded).toBe(false);
    vi.advanceTimersByTime(4999);
    expect(worker.isEnded).toBe(true);
    expect(await problem).toBe('stalled');
  });

  it('rejects with the problem that the worker names, and with "unreadable" where it breaks', async () => {
    const named = start();
    const answer = named.calls.ask('?');
    named.worker.say({ kind: 'failed', problem: 'tooLong' });
    await expect(answer).rejects.toThrow(new VideoFileError('tooLong'));
    const broken = start();
    const other = broken.calls.ask('?').catch((error) => error.problem);
    broken.worker.dispatchEvent(new Event('error'));
    expect(await other).toBe('unreadable');
  });
});
