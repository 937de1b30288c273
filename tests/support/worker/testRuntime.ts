import type { LogLine, Runtime } from '../../../worker-api/runtime';

type Step = (url: string, init: RequestInit | undefined) => Response | Promise<Response>;

export interface TestRuntime extends Runtime {
  lines: LogLine[];
  /** How long each sleep took, in ms, in order. */
  slept: number[];
  /** The bodies sent upstream. */
  sent: unknown[];
  /** Moves the clock forward, in ms. Signals whose time has come abort. */
  advance: (ms: number) => void;
}

/**
 * A runtime for tests: its clock moves only by sleeping and `advance`, and `fetch` goes through the script step by
 * step, repeating the last one.
 */
export function testRuntime(...steps: Step[]): TestRuntime {
  let time = Date.UTC(2026, 10, 21, 12);
  const timers: { at: number; controller: AbortController }[] = [];
  const kept = new Map<string, string>();
  const runtime: TestRuntime = {
    cache: () => ({
      match: async (address) => {
        const found = kept.get(String(address));
        return found === undefined ? undefined : new Response(found);
      },
      put: async (address, response) => void kept.set(String(address), await response.text()),
    }),
    lines: [],
    slept: [],
    sent: [],
    advance(ms) {
      time += ms;
      for (const { at, controller } of timers)
        if (at <= time) controller.abort(new DOMException('late', 'TimeoutError'));
    },
    async fetch(input, init) {
      const step = steps.length > 1 ? steps.shift() : steps[0];
      if (!step) throw new Error('No call upstream was expected.');
      runtime.sent.push(JSON.parse(await new Response(init?.body).text()));
      return step(String(input), init);
    },
    now: () => time,
    random: () => 0.5,
    async sleep(ms, signal) {
      runtime.slept.push(ms);
      runtime.advance(ms);
      signal.throwIfAborted();
    },
    timeout(ms) {
      const controller = new AbortController();
      timers.push({ at: time + ms, controller });
      return controller.signal;
    },
    // Passes on copies, as a pipe of the edge does: the memory of what was written is reused.
    pipe: () => new TransformStream({ transform: (bytes, controller) => controller.enqueue(bytes.slice()) }),
    log: (line) => void runtime.lines.push(line),
  };
  return runtime;
}

/** A chat completion the way an OpenAI-compatible server sends it. */
export function completion(content: string): Response {
  return Response.json({
    id: 'c1',
    created: 0,
    model: 'test',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

/** Never answers; rejects when its signal aborts, as fetch does. */
export function hang(_url: string, init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
  });
}
