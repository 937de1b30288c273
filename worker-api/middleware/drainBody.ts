import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv';
import type { Runtime } from '../runtime';

/** How long an answer waits for the rest of a body that nobody needs any more. */
const PATIENCE_MS = 3000;
const READ_BYTES = 64 * 1024;

/**
 * Reads what is left of a body before the answer goes out, whether the body was refused or nobody asked for it. If the
 * connection ended while the client was still sending, the client would see a broken connection and never read the
 * answer.
 */
export function drainBody({ timeout }: Runtime) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { body } = c.req.raw;
    if (body && !body.locked) await takeIn(body, timeout(PATIENCE_MS));
  });
}

async function takeIn(body: ReadableStream<Uint8Array>, patience: AbortSignal): Promise<void> {
  const reader = body.getReader({ mode: 'byob' });
  const stop = () => void reader.cancel().catch(() => undefined);
  patience.addEventListener('abort', stop, { once: true });
  let memory = new ArrayBuffer(READ_BYTES);
  try {
    for (let isDone = false; !isDone; ) {
      const { done, value } = await reader.read(new Uint8Array(memory));
      isDone = done;
      memory = value?.buffer ?? memory;
    }
  } catch {
    // The client has left.
  }
  patience.removeEventListener('abort', stop);
}
