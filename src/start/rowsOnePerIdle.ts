/** How many rows of the list may be visible at once; the others wait (ui/base.css). */
const SEEN_ROWS = 6;

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * The rows below the fold, in dozens of scripts whose fonts are read one by one, are laid out one per idle moment once
 * the returned function is called; all at once when the user scrolls, points or types.
 */
export function rowsOnePerIdle(): () => void {
  const page = document.documentElement;
  const below = [...document.querySelectorAll<HTMLElement>('.language-list li')].slice(SEEN_ROWS);
  page.dataset.rows = 'first';
  const showAll = () => {
    delete page.dataset.rows;
  };
  for (const type of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(type, showAll, { once: true, passive: true, capture: true });
  }
  const showNext = () => {
    const row = below.shift();
    if (!row) return showAll();
    row.style.contentVisibility = 'auto';
    whenIdle(showNext);
  };
  return () => void whenIdle(showNext);
}
