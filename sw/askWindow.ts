/** The part of a window that is used here: a `WindowClient`, or a stand-in. */
export interface AskedWindow {
  postMessage(message: object, transfer: Transferable[]): void;
}

/**
 * Sends `message` and resolves with the answer from the port that goes with it; undefined when none comes `within`
 * (ms).
 */
export function askWindow(window: AskedWindow, message: object, within: number): Promise<unknown> {
  const { port1: mine, port2: theirs } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (answer?: unknown) => {
      clearTimeout(timer);
      mine.close();
      resolve(answer);
    };
    const timer = setTimeout(settle, within);
    mine.onmessage = ({ data }: MessageEvent<unknown>) => settle(data);
    window.postMessage(message, [theirs]);
  });
}
