// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, pass, wait } from '../../tests/support/showTool';
import { startI18n } from '../i18n/i18n';
import englishShared from '../i18n/locales/en/tool.labels.json';
import frenchShared from '../i18n/locales/fr/tool.labels.json';
import { copyText } from '../platform/clipboard';
import { startAgain, toolRunOf } from '../state/slices/toolRuns';
import { hydrateVideos, videosStore } from '../state/slices/videosStore';

// Every tool whose result is data, through everything they have in common: the questions, the result, what is copied,
// kept and printed, the same result later and in the other language, and the way back to the first question.

vi.mock('../platform/clipboard');

const screens = import.meta.glob<ComponentType>('./*/tool.{ts,tsx}', { eager: true, import: 'default' });
const catalogues = import.meta.glob<object>('./*/locales/*.json', { eager: true, import: 'default' });
const shared: Readonly<Record<string, typeof frenchShared>> = { fr: frenchShared, en: englishShared };
const tools = Object.entries(screens)
  .filter(([, Screen]) => typeof Screen === 'function')
  .map(([path, Screen]) => ({ id: path.split('/')[1] ?? '', Screen }));

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const load = async (language: string, namespace: string) =>
    namespace === 'tool' ? shared[language] : (catalogues[`./${namespace}/locales/${language}.json`] ?? {});
  await startI18n('fr', load, ['tool', ...tools.map(({ id }) => id)]);
  await i18next.loadLanguages('en');
});

beforeEach(async () => {
  vi.mocked(copyText).mockReset().mockResolvedValue(true);
  await i18next.changeLanguage('fr');
  await hydrateVideos();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Specification: simulated delays, ms; it shows none for the strategy, and names none for the live scripts. With a
 * delay of 0 the result comes at once.
 */
const DELAYS: Readonly<Record<string, number>> = {
  'posting-strategy': 2500,
  'live-plan': 2500,
  'geo-products': 1500,
  'shop-script': 1500,
  'creative-formats': 2000,
  'weekly-strategy': 3000,
  'live-by-niche': 2000,
  titles: 2000,
  'video-editing': 2000,
  descriptions: 2000,
  'weekly-live': 2000,
  'video-structure': 2000,
  'live-script': 2000,
  'weekly-content': 0,
};

const TYPED = 'Lampe Zyx';

async function show(Screen: ComponentType): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <Screen />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}

const isShown = () => screen.queryAllByRole('region').length > 0;

/** Answers the current question: the first option of each choice, and always the same words. */
async function answerQuestion(): Promise<void> {
  const form = document.querySelector('form');
  const option = document.querySelector<HTMLElement>('fieldset button');
  if (option) await act(async () => fireEvent.click(option));
  for (const field of screen.queryAllByRole('textbox'))
    await act(async () => fireEvent.change(field, { target: { value: TYPED } }));
  for (const group of document.querySelectorAll('fieldset:not(:has(button))')) {
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const [first] = radios;
    if (first && !radios.some(({ checked }) => checked)) await act(async () => fireEvent.click(first));
  }
  if (form) await act(async () => fireEvent.submit(form));
  // A choice that needs confirming has its button below.
  const confirm = option && !form && document.querySelector<HTMLElement>('fieldset + button:not(:disabled)');
  if (confirm) await act(async () => fireEvent.click(confirm));
}

const isMaking = () => document.querySelector('[aria-busy="true"]') !== null;

/** Answers until the result is being made, or is there. */
async function answerAll(): Promise<void> {
  for (let asked = 0; asked < 8 && !isMaking() && !isShown(); asked++) {
    await answerQuestion();
    await act(() => vi.dynamicImportSettled());
  }
}

async function toResult(): Promise<void> {
  await answerAll();
  await wait();
  await pass(100); // what is below the fold comes after the first paint
}

/** How a group of hashtags describes itself: how many, how long, which come first. */
const { size, first, limit } = frenchShared.hashtags;
const aboutHashtags = [size, first, limit, ...Object.values(englishShared.hashtags)].map(
  (text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`),
);

/** The visible texts of the cards, leaf by leaf, without controls and placeholder examples. */
function readTexts(): string[] {
  const used = '[data-example], button, nav, [class*="print:hidden"], .sr-only, [aria-hidden="true"]';
  return screen.getAllByRole('region').flatMap((card) => {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      if (node.parentElement?.closest(used) || text === '' || aboutHashtags.some((about) => about.test(text))) continue;
      texts.push(text);
    }
    return texts;
  });
}

const copied = () => vi.mocked(copyText).mock.lastCall?.[0] ?? '';
const buttonsOf = (name: string) => screen.queryAllByRole('button', { name });

describe.each(tools)('$id', ({ id, Screen }) => {
  beforeEach(async () => {
    const run = toolRunOf(id);
    await run.hydrate();
    await act(async () => startAgain(run));
    await show(Screen);
    await toResult();
  });

  it('goes from the questions to a result', () => {
    expect(isShown()).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|\[object|labels\./);
  });

  it('copies as a whole what is seen', async () => {
    await click(frenchShared.result.copyAll);
    const missing = readTexts().filter((text) => !copied().includes(text));
    expect(missing).toEqual([]);
    expect(copied()).not.toMatch(/\{\{|undefined|\[object|labels\./);
  });

  it('copies of a card what is also in the whole', async () => {
    await click(frenchShared.result.copyAll);
    const whole = copied();
    for (const button of buttonsOf(frenchShared.result.copy)) {
      await act(async () => fireEvent.click(button));
      expect(copied().trim()).not.toBe('');
      for (const line of copied().split('\n')) expect(whole).toContain(line);
    }
  });

  it('sends what can be kept to the tracker, with this tool as its source', async () => {
    const [keep] = buttonsOf(frenchShared.result.keep);
    if (!keep) return;
    await act(async () => fireEvent.click(keep));
    const kept = videosStore.getState().items.filter(({ sourceTool }) => sourceTool === id);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/\{\{|undefined|labels\./);
  });

  it('is printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await click(frenchShared.result.print);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is the same when it is opened again, and another text in the other language', async () => {
    const before = readTexts();
    cleanup();
    await show(Screen);
    await pass(100);
    expect(readTexts()).toEqual(before);
    await act(async () => {
      await i18next.changeLanguage('en');
    });
    await pass(100);
    const english = readTexts();
    expect(english.length).toBeGreaterThan(before.length / 2);
    expect(english).not.toEqual(before);
    await click(englishShared.result.copyAll);
    expect(english.filter((text) => !copied().includes(text))).toEqual([]);
  });

  it('leads back to its questions', async () => {
    const main = screen.getAllByRole('button').filter((button) => button.closest('[class*="sm:flex-row"]'));
    for (const button of main.reverse()) {
      if (!isShown()) break;
      await act(async () => fireEvent.click(button));
      await pass(10);
    }
    expect(isShown()).toBe(false);
    expect(within(document.body).getByRole('heading', { level: 1 })).toBeTruthy();
  });
});

it.each(Object.entries(DELAYS))('simulated delay: %s %i ms', async (id, delay) => {
  const { Screen } = tools.find((tool) => tool.id === id) ?? expect.fail(`There is no ${id}.`);
  const run = toolRunOf(id);
  await run.hydrate();
  await act(async () => startAgain(run));
  await show(Screen);
  await answerAll();
  if (delay > 0) {
    await pass(delay - 1);
    expect([isMaking(), isShown()]).toEqual([true, false]);
    await pass(1);
  }
  await act(() => vi.dynamicImportSettled());
  expect([isMaking(), isShown()]).toEqual([false, true]);
});
