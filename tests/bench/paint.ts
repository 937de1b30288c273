import type { Page } from '@playwright/test';

/** Both in ms since the navigation started. */
interface Paint {
  /** The awaited element was put into the page. */
  added: number;
  /** It was painted, nothing covered it, and the page was free again. */
  painted: number;
}

declare global {
  interface Window {
    awaited: Promise<Paint>;
    /** When React first rendered or hydrated something, ms since the navigation started. */
    firstCommit?: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

/**
 * Starts watching in every document that the page opens from now on. The awaited element counts as painted in the first
 * task after the frame that shows it, when a finger would reach it: nothing covers it.
 */
export async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript((awaited) => {
    const isReachable = () => {
      const element = document.querySelector(awaited);
      if (!element?.checkVisibility()) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return onTop !== null && element.contains(onTop);
    };
    window.awaited = new Promise((resolve) => {
      let added = 0;
      new MutationObserver((_, observer) => {
        if (added === 0 && document.querySelector(awaited)) added = performance.now();
        if (!isReachable()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ added, painted: performance.now() });
          port2.postMessage(undefined);
        });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
  }, selector);
}

const PATIENCE_MS = 20_000;

/** Waits for the awaited element. */
export function awaitPaint(page: Page): Promise<Paint> {
  return page.evaluate((patience) => {
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The awaited element was not painted')), patience);
    });
    return Promise.race([window.awaited, tooLate]);
  }, PATIENCE_MS);
}

/** Notes the first commit in every document that the page opens from now on, by the hook that React has for tools. */
export async function watchFirstCommit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: () => {
        window.firstCommit ??= performance.now();
      },
    };
  });
}

export async function firstCommitTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.firstCommit);
  return (await time.jsonValue()) ?? Number.NaN;
}
