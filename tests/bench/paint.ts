import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the awaited element was painted and the page was free again, ms since the navigation started. */
    painted: Promise<number>;
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
    window.painted = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!isReachable()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
  }, selector);
}

/** Waits for the awaited element; ms since the navigation started. */
export function paintTime(page: Page): Promise<number> {
  return page.evaluate(() => window.painted);
}
