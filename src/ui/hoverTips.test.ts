// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHoverTips } from './hoverTips';

const bubble = () => document.querySelector<HTMLElement>('[role=tooltip]');
const button = (label: string) => document.querySelector<HTMLElement>(`[aria-label=${label}]`) ?? expect.fail(label);

function over(target: Element, pointerType = 'mouse') {
  target.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
}

function focusByKeyboard(target: HTMLElement) {
  vi.spyOn(target, 'matches').mockReturnValue(true);
  target.focus();
}

const rect = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

/** jsdom has no layout: buttons are where the test says, and the bubble is 100 × 30 px. */
function layOut(places: Record<string, DOMRect>) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return places[this.getAttribute('aria-label') ?? ''] ?? rect(0, 0, 100, 30);
  });
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
}

beforeAll(() => {
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get bottom() {
        return this.top + this.height;
      }
    },
  );
  startHoverTips();
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button aria-label="Menu" data-tip=""><svg></svg></button><p>Text</p><dialog open><button aria-label="Close" data-tip=""></button></dialog>';
  layOut({});
});
afterEach(() => {
  over(document.body);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('tooltips', () => {
  it('show the label after 700 ms on the button, and disappear with the pointer', () => {
    over(button('Menu').firstElementChild ?? button('Menu'));
    vi.advanceTimersByTime(699);
    expect(bubble()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(bubble()?.textContent).toBe('Menu');
    over(bubble() ?? document.body);
    expect(bubble()).not.toBeNull();
    over(document.body);
    expect(bubble()).toBeNull();
  });

  it('show the next one at once within 300 ms, inside its dialog', () => {
    over(button('Menu'));
    vi.advanceTimersByTime(700);
    over(document.body);
    vi.advanceTimersByTime(299);
    over(button('Close'));
    expect(bubble()?.parentElement?.tagName).toBe('DIALOG');
    over(document.body);
    vi.advanceTimersByTime(301);
    over(button('Menu'));
    expect(bubble()).toBeNull();
  });

  it('appear in the landmark of their button, if there is one', () => {
    document.body.innerHTML = '<main><section><button aria-label="Menu" data-tip=""></button></section></main>';
    focusByKeyboard(button('Menu'));
    expect(bubble()?.parentElement?.tagName).toBe('MAIN');
  });

  it('show at once on keyboard focus; Escape hides them and does nothing else', () => {
    focusByKeyboard(button('Close'));
    expect(bubble()?.textContent).toBe('Close');
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    const closesDialog = vi.fn();
    document.addEventListener('keydown', closesDialog, { once: true });
    button('Close').dispatchEvent(press);
    expect(bubble()).toBeNull();
    expect(press.defaultPrevented).toBe(true);
    expect(closesDialog).not.toHaveBeenCalled();
    document.removeEventListener('keydown', closesDialog);
  });

  it('show nothing on touch, after a press, or for a button that is gone', async () => {
    over(button('Menu'), 'touch');
    vi.advanceTimersByTime(1000);
    expect(bubble()).toBeNull();
    over(button('Menu'));
    vi.advanceTimersByTime(700);
    button('Menu').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(bubble()).toBeNull();
    focusByKeyboard(button('Close'));
    button('Close').remove();
    await vi.waitFor(() => expect(bubble()).toBeNull());
  });

  it('appear above the button, below it at the top, and never over the edge', () => {
    const placeAt = (place: DOMRect) => {
      layOut({ Menu: place });
      over(button('Menu'));
      vi.advanceTimersByTime(700);
      const { left, top } = bubble()?.style ?? {};
      over(document.body);
      return { left, top };
    };
    expect(placeAt(rect(400, 300, 44, 44))).toEqual({ left: '372px', top: '270px' });
    expect(placeAt(rect(400, 0, 44, 44))).toEqual({ left: '372px', top: '44px' });
    expect(placeAt(rect(0, 300, 44, 44))).toEqual({ left: '8px', top: '270px' });
    expect(placeAt(rect(756, 300, 44, 44))).toEqual({ left: '692px', top: '270px' });
  });
});
