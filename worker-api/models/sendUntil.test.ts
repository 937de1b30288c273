import { describe, expect, it } from 'vitest';
import { testRuntime } from '../../tests/support/worker/testRuntime';
import { sendUntil } from './sendUntil';

const never = new Promise<never>(() => undefined);

describe('a request sent piece by piece', () => {
  it('arrives whole, even though the memory of its pieces is reused', async () => {
    const { readable, writable } = testRuntime().pipe();
    const received = new Response(readable).text();
    const { send, end } = sendUntil(never, writable);
    const piece = new Uint8Array(3);
    for (const text of ['One', 'Two', 'Six']) {
      piece.set(new TextEncoder().encode(text));
      await send(piece);
    }
    await end();
    expect(await received).toBe('OneTwoSix');
  });

  it.each([
    ['answers', () => Promise.resolve()],
    ['breaks off', () => Promise.reject(new Error('gone'))],
  ])('is not waited for once the other side %s, even if nothing was taken', async (_, answer) => {
    const { writable } = testRuntime().pipe();
    const { send, end } = sendUntil(answer(), writable);
    for (let piece = 0; piece < 5; piece += 1) await send(new Uint8Array(1000));
    await end();
  });

  it('goes on without an error when its receiver is gone', async () => {
    const { readable, writable } = testRuntime().pipe();
    const { send, end } = sendUntil(never, writable);
    await readable.cancel();
    await send(new Uint8Array(1000));
    await end();
  });
});
