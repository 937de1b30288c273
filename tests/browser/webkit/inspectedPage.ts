import { EventEmitter, once } from 'node:events';
import { z } from 'zod';

/** The page's messages come wrapped in those of its target, which the inspector names first. */
const envelope = z.object({
  method: z.string().optional(),
  params: z
    .object({ targetInfo: z.object({ targetId: z.string() }), message: z.string() })
    .partial()
    .optional(),
});
const pageMessage = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});
const consoleMessage = z.object({ message: z.object({ level: z.string(), text: z.string() }) });
const evaluation = z.object({
  result: z.object({
    objectId: z.string().optional(),
    value: z.unknown().optional(),
    description: z.string().optional(),
  }),
  wasThrown: z.boolean().optional(),
});

/**
 * What WebKit reports as errors although it is not: what it does not know, what leaving a page cuts off, that there is
 * no server.
 */
const NO_ERRORS = [
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  /^Viewport argument key "interactive-widget" not recognized/,
  /^Fetch API cannot load .* due to access control checks/,
  /^Failed to load resource: Could not connect to/,
  /^TypeError: Importing a module script failed/,
];

/** A page of WebKitGTK, driven over the WebSocket of its web inspector. */
export async function connectToPage(address: string) {
  const socket = new WebSocket(address);
  /** Every event of the page under its name, every answer under its call's number. */
  const messages = new EventEmitter();
  const named = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { method, params } = envelope.parse(JSON.parse(data));
      if (method === 'Target.targetCreated' && params?.targetInfo) resolve(params.targetInfo.targetId);
      if (method !== 'Target.dispatchMessageFromTarget' || params?.message === undefined) return;
      const message = pageMessage.parse(JSON.parse(params.message));
      messages.emit(message.method ?? String(message.id), message.params ?? message.result);
    });
  });
  const targetId = await named;
  let calls = 0;

  async function call(method: string, params: object = {}): Promise<unknown> {
    const id = ++calls;
    const message = JSON.stringify({ id, method, params });
    socket.send(JSON.stringify({ id, method: 'Target.sendMessageToTarget', params: { targetId, message } }));
    const [result] = await once(messages, String(id));
    return result;
  }

  const errors: string[] = [];
  messages.on('Console.messageAdded', (params) => {
    const { level, text } = consoleMessage.parse(params).message;
    if (level === 'error' && !NO_ERRORS.some((known) => known.test(text))) errors.push(text);
  });
  await call('Page.enable');
  await call('Console.enable');

  function resultOf(evaluated: unknown) {
    const { result, wasThrown } = evaluation.parse(evaluated);
    if (wasThrown) throw new Error(result.description);
    return result;
  }
  return {
    errors,
    /** The value of an expression, awaited; rejects with what the page throws. */
    async read(expression: string): Promise<unknown> {
      // The inspector returns a promise as a reference, whose value needs a second call.
      const evaluated = await call('Runtime.evaluate', { expression: `Promise.resolve(${expression})` });
      const promiseObjectId = resultOf(evaluated).objectId;
      return resultOf(await call('Runtime.awaitPromise', { promiseObjectId, returnByValue: true })).value;
    },
    /** Opens an address of the same site and waits until it is loaded. */
    async navigate(url: string): Promise<void> {
      const loaded = once(messages, 'Page.loadEventFired');
      await call('Page.navigate', { url });
      await loaded;
    },
    close: () => socket.close(),
  };
}
