import type { CDPSession } from '@playwright/test';

/** A page driven only through the DevTools protocol. */
export interface BarePage {
  send: CDPSession['send'];
  /** Runs the function in every document that the page opens from now on, before its own scripts. */
  onStart<Argument>(run: (argument: Argument) => void, argument: Argument): Promise<void>;
  /** Runs the function in the page and returns what it returns, awaited. It may refer to nothing outside itself. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  close(): Promise<void>;
}

interface Answer {
  id?: number;
  result?: never;
  error?: { message: string };
}

/** In ms: a command without an answer for this long counts as failed. */
const PATIENCE_MS = 30_000;

/**
 * Opens an empty page in the Chromium that listens on the port. Times are measured in such pages and not in
 * Playwright's, which watch the network: for every request by a script Chromium then records where in the script it
 * was, which on a slow processor takes longer than the start being measured.
 */
export async function openBarePage(port: number): Promise<BarePage> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
  const { id: target, webSocketDebuggerUrl }: { id: string; webSocketDebuggerUrl: string } = await opened.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });

  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(data);
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  const send: CDPSession['send'] = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE_MS);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? Object.create(null));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const callOf = (run: (argument: never) => unknown, argument: unknown) => `(${run})(${JSON.stringify(argument)})`;
  await send('Page.enable');
  return {
    send,
    async onStart(run, argument) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, argument) });
    },
    async evaluate(run, argument) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: callOf(run, argument),
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async close() {
      await fetch(`http://127.0.0.1:${port}/json/close/${target}`);
      socket.close();
    },
  };
}
