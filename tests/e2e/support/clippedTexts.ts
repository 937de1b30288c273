import type { Page } from '@playwright/test';

/** In px, how far a text may stick out: a letter's slant, a rounded position. */
const SLACK = 2;

/**
 * The texts on the screen that cannot be read completely: cut off at the side by the window or by their container, or
 * with another text over them. Each as a line that says what and where.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const problems: string[] = [];
    const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isCut = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky|absolute/.test(getComputedStyle(element).position) || isFloating(element.parentElement));

    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + slack) problems.push(`the page is ${page.scrollWidth} px wide`);

    const shown: { text: string; box: DOMRect; floats: boolean; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.sr-only, [aria-hidden="true"], svg, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width === 0 || box.bottom <= 0 || box.top >= innerHeight) continue;
        shown.push({ text, box, floats: isFloating(element), element });
        for (let around: Element | null = element; around; around = around.parentElement) {
          if (isScrolled(around)) break;
          const edge = around === page ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
          const standsOut = box.left < edge.left - slack || box.right > edge.right + slack;
          if (standsOut && (around === page || isCut(around))) {
            problems.push(`cut off: ${text}`);
            break;
          }
        }
      }
    }
    for (const one of shown) {
      for (const other of shown) {
        if (one === other || one.floats !== other.floats || one.text >= other.text) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Tall scripts reach into the lines above and below; letters meet only when half a line does.
        const line = Math.min(one.box.height, other.box.height);
        if (wide > slack && high > line / 2) problems.push(`over each other: ${one.text} / ${other.text}`);
      }
    }
    return [...new Set(problems)];
  }, SLACK);
}
