// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPEED, TEXT_SIZE } from '../../contracts/teleprompter';
import type { PromptScript } from '../../domain/teleprompter/timeline';
import { startI18n } from '../../i18n/i18n';
import shell from '../../i18n/locales/fr/shell.labels.json';
import labels from '../../i18n/locales/fr/teleprompter.labels.json';
import { keepAwake } from '../../platform/wakeLock';
import { teleprompterStore } from '../../state/slices/teleprompterStore';
import { Teleprompter } from './Teleprompter';

vi.mock('../../platform/wakeLock');

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
const LIVE: PromptScript = {
  title: 'Live · Gloss prune',
  parts: [
    { name: 'Intro', minutes: { from: 0, to: 2 }, lines: ['Regarde <b>ça</b> {{x}}', words(50)] },
    { name: 'Démo', minutes: { from: 3, to: 10 }, lines: [words(60)] },
    { name: 'Interaction et Q&A', minutes: { from: 10, to: 20 }, lines: [words(60)] },
    { name: 'Urgence et promo', minutes: { from: 20, to: 30 }, lines: [words(60)] },
  ],
};
const TAKE: PromptScript = { title: 'Gloss prune', parts: [{ name: 'Hook', lines: [words(14)] }] };

const letAwake = vi.fn();
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => act(async () => fireEvent.click(button(name)));
const press = (key: string, target: Element = document.body) => act(async () => fireEvent.keyDown(target, { key }));
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
/** Time in which the page got no frames. */
const passHidden = (seconds: number) => act(async () => vi.setSystemTime(Date.now() + seconds * 1000));
const clock = () => screen.getByText(labels.clock).nextElementSibling?.textContent;
const part = (number: number, name: string) => `Partie ${number} sur 4\u00a0: ${name}`;
const status = () => screen.getByRole('status').textContent;
const scroller = () => screen.getByRole('region', { name: LIVE.title });
const start = async () => {
  await click(labels.start);
  await click(labels.skip);
};
const show = (script = LIVE, isOpen = true, onClose = () => undefined) => (
  <Teleprompter script={script} isOpen={isOpen} onClose={onClose} />
);

/** Makes each line 100 px high, with each part at its first line. */
function layOut() {
  const lines = () => [...document.querySelectorAll('[data-words]')];
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const line = this.matches('[data-words]') ? this : this.querySelector('[data-words]');
    return line ? lines().indexOf(line) * 100 : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => lines().length * 100);
}

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly onResize: () => void) {}
      observe() {
        this.onResize();
      }
      disconnect() {}
    },
  );
  await startI18n('fr', (_, namespace) => Promise.resolve(namespace === 'teleprompter' ? labels : shell), [
    'shell',
    'teleprompter',
  ]);
});

beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(keepAwake).mockReturnValue(letAwake);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await teleprompterStore.hydrate();
  teleprompterStore.setState(teleprompterStore.getInitialState());
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the running clock', () => {
  it('starts after 3-2-1, which can be skipped', async () => {
    render(show());
    await click(labels.start);
    expect(screen.getByText('3')).toBeTruthy();
    await pass(1.5);
    expect(screen.getByText('2')).toBeTruthy();
    await click(labels.skip);
    expect(screen.queryByText('2')).toBeNull();
    await pass(5.1);
    expect(clock()).toBe('0:05');
  });

  it('stops in a pause and goes on from there', async () => {
    render(show());
    await start();
    await pass(10.1);
    await click(labels.pause);
    await pass(60);
    expect(clock()).toBe('0:10');
    await click(labels.resume);
    await pass(2);
    expect(clock()).toBe('0:12');
  });

  it('counts real time while the page is out of sight', async () => {
    render(show());
    await start();
    await pass(1);
    await passHidden(11 * 60);
    await pass(0.1);
    expect(clock()).toBe('11:01');
    expect(status()).toBe(part(3, 'Interaction et Q&A'));
  });

  it('pauses and keeps its position when closed', async () => {
    const { rerender } = render(show());
    await start();
    await pass(30.1);
    rerender(show(LIVE, false));
    await pass(60);
    rerender(show());
    expect(clock()).toBe('0:30');
    expect(button(labels.resume)).toBeTruthy();
    await click(labels.restart);
    expect(clock()).toBe('0:00');
    expect(button(labels.start)).toBeTruthy();
  });
});

describe('the four timed parts', () => {
  it('shows the open one with its name and remaining time, and announces a change', async () => {
    render(show());
    await start();
    await pass(30.1);
    expect(screen.getByText('encore 1:30')).toBeTruthy();
    expect(status()).toBe(part(1, 'Intro'));
    await pass(105);
    expect(screen.getByText('Démo dans 0:45')).toBeTruthy();
    await pass(46);
    expect(status()).toBe(part(2, 'Démo'));
    await passHidden(27 * 60);
    await pass(0.1);
    expect(screen.getByText(/de plus que prévu$/)).toBeTruthy();
  });

  it('lets one jump to the previous and the next', async () => {
    render(show());
    await start();
    await click(labels.next);
    expect(status()).toBe(part(2, 'Démo'));
    expect(screen.getByText('encore 7:00')).toBeTruthy();
    await click(labels.previous);
    expect(status()).toBe(part(1, 'Intro'));
    for (let times = 0; times < 3; times += 1) await click(labels.next);
    expect(button(labels.next)).toHaveProperty('disabled', true);
  });

  it('a take without times says how many parts there are, stops after its last word and starts over', async () => {
    render(show(TAKE));
    expect(screen.getByText('1 / 1')).toBeTruthy();
    await start();
    await pass(7);
    expect(button(labels.again)).toBeTruthy();
    expect(letAwake).toHaveBeenCalledOnce();
    await click(labels.again);
    expect(clock()).toBe('0:00');
  });
});

describe('the text', () => {
  it('is shown as it was written', () => {
    render(show());
    expect(screen.getByText('Regarde <b>ça</b> {{x}}')).toBeTruthy();
  });

  it('scrolls at the chosen speed', async () => {
    layOut();
    render(show());
    await start();
    await pass(1);
    const first = scroller().scrollTop;
    expect(first).toBeGreaterThan(0);
    await click(labels.pause);
    await pass(10);
    expect(scroller().scrollTop).toBeLessThan(first + 5);
  });

  it('advances line by line with reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    layOut();
    render(show());
    await start();
    const tops = new Set<number>();
    for (let second = 0; second < 30; second += 1) {
      await pass(1);
      tops.add(scroller().scrollTop);
    }
    expect([...tops]).toEqual([0, 100, 200]);
  });

  it('goes on from where it is moved by hand while it runs', async () => {
    layOut();
    render(show());
    await start();
    await pass(1);
    fireEvent.touchStart(scroller(), { touches: [{}] });
    scroller().scrollTop = 250;
    fireEvent.scroll(scroller());
    await pass(2);
    expect(scroller().scrollTop).toBe(250);
    fireEvent.touchEnd(scroller(), { touches: [] });
    await pass(1);
    expect(scroller().scrollTop).toBeGreaterThanOrEqual(250);
    expect(clock()).toBe('0:04');
    expect(status()).toBe(part(2, 'Démo'));
  });
});

describe('speed, size and mirror', () => {
  it('are changed in steps, within their range, and stored', async () => {
    const { unmount } = render(show());
    await click(labels.faster);
    await click(labels.larger);
    await click(labels.mirror);
    expect(screen.getByRole('group', { name: /^Vitesse.: 150 mots par minute$/ })).toBeTruthy();
    expect(screen.getByRole('group', { name: /^Taille du texte.: 42$/ })).toBeTruthy();
    expect(button(labels.mirror).getAttribute('aria-pressed')).toBe('true');
    unmount();
    expect(teleprompterStore.getState()).toEqual({ wordsPerMinute: 150, textSize: 42, isMirrored: true });

    render(show());
    for (let times = 0; times < 10; times += 1) await click(labels.faster);
    expect(button(labels.faster)).toHaveProperty('disabled', true);
    for (let times = 0; times < 10; times += 1) await click(labels.smaller);
    expect(teleprompterStore.getState()).toMatchObject({ wordsPerMinute: SPEED.most, textSize: TEXT_SIZE.least });
  });
});

describe('by keyboard', () => {
  it('Space starts and pauses, arrows change speed and part, M mirrors', async () => {
    render(show());
    await press(' ');
    await press(' ');
    expect(button(labels.pause)).toBeTruthy();
    await press('ArrowUp');
    await press('ArrowUp');
    await press('ArrowDown');
    await press('M');
    expect(teleprompterStore.getState()).toMatchObject({ wordsPerMinute: 150, isMirrored: true });
    await press('ArrowRight');
    await press('PageDown');
    expect(status()).toBe(part(3, 'Interaction et Q&A'));
    await press('ArrowLeft');
    expect(status()).toBe(part(2, 'Démo'));
    await pass(1);
    await press(' ');
    expect(button(labels.resume)).toBeTruthy();
  });

  it('Space on a button belongs to the button', async () => {
    render(show());
    await press(' ', button(labels.mirror));
    expect(button(labels.start)).toBeTruthy();
  });

  it('Escape closes', async () => {
    const onClose = vi.fn();
    render(show(LIVE, true, onClose));
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the screen', () => {
  it('is kept on while the script is read, not in a pause', async () => {
    render(show());
    expect(keepAwake).not.toHaveBeenCalled();
    await start();
    expect(keepAwake).toHaveBeenCalledOnce();
    await click(labels.pause);
    expect(letAwake).toHaveBeenCalledOnce();
  });

  it('may go dark: that is said once, quietly', async () => {
    vi.mocked(keepAwake).mockImplementation((onRefused) => {
      onRefused();
      return letAwake;
    });
    render(show());
    await start();
    await pass(1);
    expect(screen.getByText(labels.mayTurnOff)).toBeTruthy();
    await click(labels.dismiss);
    await click(labels.pause);
    await click(labels.resume);
    expect(screen.queryByText(labels.mayTurnOff)).toBeNull();
  });
});
