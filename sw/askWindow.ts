/** A window as far as it is asked: a `WindowClient`, or a stand-in. */
export interface AskedWindow {
  postMessage(message: object, transfer: Transferable[]): void;
}

/** What a window answers through the port that comes with `message`; undefined where nothing comes `within` (ms). */
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
