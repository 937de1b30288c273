/** Both in ms since the navigation started. */
export interface Paint {
  /** The awaited element was added to the page. */
  added: number;
  /** It was painted, nothing covered it, and the page was idle again. */
  painted: number;
}

declare global {
  interface Window {
    awaited: Promise<Paint>;
    /** When React first rendered or hydrated something, in ms since the navigation started. */
    firstCommit?: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

// These functions run in the page and refer to nothing outside themselves.

/**
 * Watches for an element from the start of a document. It counts as painted in the first task after the frame that
 * shows it, once a finger could reach it because nothing covers it.
 */
export function notePaint(selector: string): void {
  const isReachable = (element: Element | null) => {
    if (!element?.checkVisibility()) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return onTop !== null && element.contains(onTop);
  };
  window.awaited = new Promise((resolve) => {
    let added = 0;
    new MutationObserver((_, observer) => {
      const element = document.querySelector(selector);
      if (element) added ||= performance.now();
      if (!isReachable(element)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ added, painted: performance.now() });
        port2.postMessage(undefined);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** The element that `notePaint` watches for; fails if it does not appear. */
export function awaitPaint(patience: number): Promise<Paint> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The awaited element was not painted')), patience);
  });
  return Promise.race([window.awaited, tooLate]);
}

/** Records React's first commit, through the hook that it offers to tools. */
export function noteFirstCommit(): void {
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: () => {
      window.firstCommit ??= performance.now();
    },
  };
}
