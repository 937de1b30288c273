// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

let entries: typeof import('./backEntries');

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const depth = () => history.state?.depth ?? 0;

async function press(steps = -1) {
  const arrived = popped();
  history.go(steps);
  await arrived;
  await nextTask();
}

/** A screen as the router enters it. */
let screens = 0;
const state = () => ({ key: `screen-${++screens}`, idx: history.length });
const enter = (path: string) => history.pushState(state(), '', path);

/** What a component does: it stays open until told to close. */
function open(steps = 1, path?: () => void) {
  let left = steps;
  const onBack = vi.fn(() => {
    path?.();
    left -= 1;
    if (left > 0) layer.set(left);
    else layer.close();
  });
  const layer = entries.openLayer(onBack);
  layer.set(steps);
  return { ...layer, onBack };
}

/** Reloads the page: what was open is gone, the entries are unchanged. */
async function load() {
  vi.resetModules();
  stopListening?.();
  const add = vi.spyOn(globalThis, 'addEventListener');
  entries = await import('./backEntries');
  entries.listenForBack();
  const [[type, listener] = []] = add.mock.calls;
  add.mockRestore();
  stopListening = () => type && listener && removeEventListener(type, listener);
}
let stopListening: (() => void) | undefined;

beforeEach(async () => {
  enter('/before');
  enter('/screen');
  await load();
});

describe('Back', () => {
  it('closes what is open and only then leaves', async () => {
    const menu = open();
    await nextTask();
    expect([depth(), location.pathname]).toEqual([1, '/screen']);
    await press();
    expect(menu.onBack).toHaveBeenCalledOnce();
    expect([depth(), location.pathname]).toEqual([0, '/screen']);
    await press();
    expect(location.pathname).toBe('/before');
  });

  it('goes through the questions one by one, one per press', async () => {
    const questions = open(3);
    await nextTask();
    await press();
    expect([depth(), questions.onBack.mock.calls.length]).toEqual([2, 1]);
    await press();
    await press();
    expect([depth(), questions.onBack.mock.calls.length, location.pathname]).toEqual([0, 3, '/screen']);
  });

  it('pressed twice at once closes two', async () => {
    const questions = open(3);
    await nextTask();
    for (const _ of ['first', 'second']) {
      const arrived = popped();
      history.back();
      await arrived;
    }
    await nextTask();
    expect([questions.onBack.mock.calls.length, depth()]).toEqual([2, 1]);
  });

  it('closes the dialog on top of the questions first', async () => {
    const questions = open(1);
    const dialog = open();
    await nextTask();
    expect(depth()).toBe(2);
    await press();
    expect([dialog.onBack.mock.calls.length, questions.onBack.mock.calls.length]).toEqual([1, 0]);
  });

  it('leaves nothing behind when something closed by itself', async () => {
    const dialog = open();
    await nextTask();
    const arrived = popped();
    dialog.close();
    await arrived;
    await nextTask();
    expect([depth(), dialog.onBack.mock.calls.length]).toEqual([0, 0]);
    await press();
    expect(location.pathname).toBe('/before');
  });

  it('makes one entry for a dialog that replaces another', async () => {
    const first = open();
    await nextTask();
    const length = history.length;
    first.close();
    open();
    await nextTask();
    expect([depth(), history.length]).toEqual([1, length]);
  });

  it('asks again when somebody stays', async () => {
    const layer = entries.openLayer(vi.fn());
    layer.set(1);
    await nextTask();
    await press();
    expect(depth()).toBe(1);
  });

  it('leaves the screen at once when a reload has closed what the entry stood for', async () => {
    history.pushState({ ...history.state, depth: 1 }, '');
    await load();
    const first = popped();
    history.back();
    await first;
    await popped();
    expect(location.pathname).toBe('/before');
  });

  it('finds the questions again after a reload, without new entries', async () => {
    history.pushState({ ...history.state, depth: 1 }, '');
    history.pushState({ ...history.state, depth: 2 }, '');
    await load();
    const length = history.length;
    const questions = open(2);
    await nextTask();
    expect([depth(), history.length]).toEqual([2, length]);
    await press();
    expect(questions.onBack).toHaveBeenCalledOnce();
  });

  it('does not close anything on the way to another screen', async () => {
    const questions = open(2);
    await nextTask();
    await press(-3);
    expect([location.pathname, questions.onBack.mock.calls.length]).toEqual(['/before', 0]);
  });

  it('treats a jump to a heading as what it is', async () => {
    const questions = open(2);
    await nextTask();
    const arrived = popped();
    location.hash = 'main';
    await arrived;
    await nextTask();
    expect([depth(), questions.onBack.mock.calls.length]).toEqual([2, 0]);
  });
});

describe('Forward', () => {
  it('does not reopen what is closed', async () => {
    open();
    await nextTask();
    await press();
    const first = popped();
    history.forward();
    await first;
    await popped();
    await nextTask();
    expect([depth(), location.pathname]).toEqual([0, '/screen']);
  });
});

describe('a link inside something open', () => {
  it('leads to its screen, and one press of Back from there to the screen before', async () => {
    const menu = open();
    await nextTask();
    entries.goOn(
      () => enter('/tool'),
      () => history.replaceState(state(), '', '/tool'),
    );
    menu.close();
    await nextTask();
    expect([depth(), location.pathname]).toEqual([0, '/tool']);
    await press();
    expect([depth(), location.pathname]).toEqual([0, '/screen']);
    await press();
    expect(location.pathname).toBe('/before');
  });
});

describe('a link right after something closed', () => {
  it('is followed once the navigation back has arrived', async () => {
    const dialog = open();
    await nextTask();
    const arrived = popped();
    const change = () => entries.changeAddress(() => history.replaceState(state(), '', '/screen'));
    change();
    change(); // a second tap
    dialog.close();
    entries.goOn(
      () => enter('/tool'),
      () => history.replaceState(state(), '', '/tool'),
    );
    await arrived;
    await nextTask();
    expect([depth(), location.pathname]).toEqual([0, '/tool']);
    await press();
    expect([depth(), location.pathname]).toEqual([0, '/screen']);
    await press();
    expect(location.pathname).toBe('/before');
  });
});

describe('a change of address', () => {
  const change = () => entries.changeAddress(() => history.replaceState(state(), '', '/screen?changed'));

  it('is made at once on a screen with nothing open', () => {
    change();
    expect(location.search).toBe('?changed');
  });

  it('applies to the screen, not to what is open on it', async () => {
    const dialog = open();
    await nextTask();
    const arrived = popped();
    change();
    await arrived;
    await nextTask();
    const closed = popped();
    dialog.close();
    await closed;
    await nextTask();
    expect([depth(), location.search]).toEqual([0, '?changed']);
    await press();
    expect(location.pathname).toBe('/before');
  });
});
