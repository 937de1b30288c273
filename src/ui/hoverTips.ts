/** Specification: tooltip delay 700 ms, skip delay 300 ms. */
const DELAY = 700;
const SKIP_DELAY = 300;
/** Distance from the edge of the window, in px. */
const EDGE = 8;

const LOOK = 'pointer-events-auto fixed inset-auto z-50 m-0 max-w-80 border-0 bg-transparent p-1.5';
const INNER_LOOK = 'block rounded-[10px] bg-ink px-2.5 py-1.5 text-sm text-paper';

const tippedAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Above its button, or below if there is no room; never over the edge of the window. */
function place(bubble: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const most = document.documentElement.clientWidth - EDGE - size.width;
  const x = Math.max(EDGE, Math.min(left + (width - size.width) / 2, most));
  const y = top - size.height < EDGE ? bottom : top - size.height;
  Object.assign(bubble.style, { left: `${x}px`, top: `${y}px` });
}

/** The text is the button's own label, which screen readers read. */
function makeBubble(button: HTMLElement): HTMLElement {
  const bubble = document.createElement('div');
  bubble.setAttribute('role', 'tooltip');
  bubble.className = LOOK;
  const inner = document.createElement('span');
  inner.className = INNER_LOOK;
  inner.textContent = button.getAttribute('aria-label');
  bubble.append(inner);
  // An open dialog covers everything outside it, and people who navigate by landmarks miss what is in none.
  (button.closest('dialog, main, nav, header, aside') ?? document.body).append(bubble);
  if ('showPopover' in bubble) {
    bubble.popover = 'manual';
    bubble.showPopover();
  }
  place(bubble, button);
  return bubble;
}

/**
 * Shows the labels of buttons with `data-tip` when a pointer rests on them or they get keyboard focus; one at a time,
 * and without a delay from one to the next. Escape, a press and scrolling hide it; the pointer may move onto it.
 */
export function startHoverTips(): void {
  let button: HTMLElement | null = null;
  let bubble: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    removal.disconnect();
    if (bubble) hiddenAt = performance.now();
    bubble?.remove();
    bubble = undefined;
  };
  const leave = () => {
    hide();
    button = null;
  };
  const removal = new MutationObserver(() => {
    if (!button?.isConnected) hide();
  });
  const show = (shown: HTMLElement) => {
    hide();
    if (!shown.isConnected) return;
    bubble = makeBubble(shown);
    removal.observe(document.body, { childList: true, subtree: true });
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || (target instanceof Node && bubble?.contains(target))) return;
    const tipped = tippedAt(target);
    if (tipped === button) return;
    hide();
    button = tipped;
    if (!tipped) return;
    if (performance.now() - hiddenAt < SKIP_DELAY) show(tipped);
    else timer = setTimeout(show, DELAY, tipped);
  });
  document.addEventListener('focusin', ({ target }) => {
    const tipped = tippedAt(target);
    // Focus that returns from a dialog closed with the pointer needs no explanation.
    if (!tipped?.matches(':focus-visible')) return;
    button = tipped;
    show(tipped);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (tippedAt(target)) leave();
  });
  document.addEventListener('pointerdown', hide);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !bubble) return;
      event.preventDefault(); // the dialog around it stays open
      event.stopPropagation();
      hide();
    },
    { capture: true },
  );
}
