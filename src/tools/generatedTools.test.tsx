// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { examplesOf } from '../../tests/fixtures/examplesOf';
import { type Does, SPECIFIED_TOOLS, type SpecifiedTool, TYPED } from '../../tests/fixtures/specifiedTools';
import { click, copied, heading } from '../../tests/support/showTool';
import type { Video } from '../contracts/video';
import { startI18n } from '../i18n/i18n';
import english from '../i18n/locales/en/tool.labels.json';
import french from '../i18n/locales/fr/tool.labels.json';
import { copyText } from '../platform/clipboard';
import { aboutStore } from '../state/slices/aboutStore';
import { startAgain, type ToolRunStore, toolRunOf } from '../state/slices/toolRuns';
import { hydrateVideos, videosStore } from '../state/slices/videosStore';
import { ScreenNames } from '../ui/screenNames';

// Every tool whose result is data, through everything that they have in common. What the specification says of each
// stands in SPECIFIED_TOOLS; a tool of which it says nothing is answered with its own examples (tests/fixtures/tools).

vi.mock('../platform/clipboard');

const screens = import.meta.glob<ComponentType>('./*/tool.{ts,tsx}', { eager: true, import: 'default' });
const catalogues = import.meta.glob<object>('./*/locales/*.json', { eager: true, import: 'default' });
const shared: Readonly<Record<string, object>> = { fr: french, en: english };
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
  vi.mocked(copyText).mockResolvedValue(true);
  await i18next.changeLanguage('fr');
  await Promise.all([hydrateVideos(), aboutStore.hydrate()]);
  // Not those by which the database answers.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    // A Saturday: some results depend on the day of the week.
    now: new Date('2026-11-28T12:00:00'),
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each(tools)('$id: question, result, copy, keep, print, reload, second language, Back', async ({ id, Screen }) => {
  const run = toolRunOf(id);
  await run.hydrate();
  startAgain(run);
  await show(Screen);
  const asked = await askAll(id in SPECIFIED_TOOLS ? inTurn(TYPED) : exampleFrom(id));
  await act(() => vi.dynamicImportSettled());
  await untilShown();
  readResult();
  const whole = await copyAll(french);
  const kept = await keepAll(id, whole);
  await printIt();
  await reload(run, Screen);
  await changeLanguages();
  const links = readLinks();
  const buttons = await useButtons(run, asked.delay);
  expect({ ...asked, buttons, links, kept }).toEqual(SPECIFIED_TOOLS[id] ?? expect.anything());
});

async function show(Screen: ComponentType): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenNames value={(path) => path}>
          <Screen />
        </ScreenNames>
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}

const tap = (element: HTMLElement) => act(async () => fireEvent.click(element));
const isShown = () => screen.queryAllByRole('region').length > 0;
const isMaking = () => document.querySelector('[aria-busy="true"]') !== null;

/** What is typed for a question, by its id. */
type Words = (question: string) => string;

function inTurn(words: readonly string[]): Words {
  const left = words.values();
  return () => left.next().value ?? '';
}

const exampleFrom =
  (tool: string): Words =>
  (question) =>
    examplesOf(tool)[question]?.find((text) => text !== '') ??
    expect.fail(`tests/fixtures/tools/${tool}.ts has no example for the question '${question}'.`);

/** Answers every question; from the second, Back leads to the first, which has its answer. */
async function askAll(words: Words): Promise<Pick<SpecifiedTool, 'asks' | 'back' | 'loading' | 'delay'>> {
  const asks: string[] = [];
  let back: string | undefined;
  while (asks.length < 8 && !isMaking() && !isShown()) {
    const question = heading();
    asks.push(await answerQuestion(words));
    if (asks.length > 1 || isMaking() || isShown()) continue;
    const link = screen.getAllByRole('button').at(-1) ?? expect.fail('There is no way back.');
    back = link.textContent;
    for (const leave of [() => tap(link), leaveByBrowser]) {
      await leave();
      expect(heading()).toBe(question);
      expect(answersShown()).toHaveLength(1);
      await answerQuestion(words);
    }
  }
  const loading = isMaking() ? heading() : undefined;
  return { asks, ...(back && { back }), ...(loading && { loading }), delay: await waitForResult() };
}

const answersShown = () => [
  ...screen.queryAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value !== ''),
  ...screen.queryAllByRole('button', { pressed: true }),
];

const leaveByBrowser = () =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });

/** Answers the open question, with the first option and the next words where nothing is typed; what ended it. */
async function answerQuestion(words: Words): Promise<string> {
  const submit = document.querySelector<HTMLElement>('form button[type="submit"]');
  for (const field of screen.queryAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value === ''))
    await act(async () => fireEvent.change(field, { target: { value: words(field.name) } }));
  for (const group of document.querySelectorAll('fieldset:not(:has(:checked))')) {
    const first = group.querySelector<HTMLElement>('input[type="radio"]');
    if (first) await tap(first);
  }
  const option = document.querySelector<HTMLElement>('fieldset button');
  if (option) await tap(option);
  // A choice that needs confirming has its button below.
  const end = submit ?? document.querySelector<HTMLElement>('fieldset + button');
  if (!end?.isConnected) return 'a tap';
  await tap(end);
  return end.textContent;
}

/** Lets the time pass that the result takes; in ms. */
async function waitForResult(): Promise<number> {
  const asked = Date.now();
  while (isMaking()) await act(() => vi.advanceTimersToNextTimerAsync().then(() => undefined));
  return Date.now() - asked;
}

const MOST_TURNS = 200;

/** Waits until what is known of the product has been read, and the result is there. */
async function untilShown(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS && !isShown(); turn++)
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
}

const GAPS = /\{\{|undefined|\[object|labels\./;

function readResult(): void {
  expect(isShown()).toBe(true);
  expect(heading()).not.toBe('');
  expect(document.body.textContent).not.toMatch(GAPS);
  expect(history.state?.depth ?? 0).toBe(0); // Back leaves a result
}

/** How a group of hashtags describes itself: how many, how long, which come first. */
const { size, first, limit } = french.hashtags;
const aboutHashtags = [size, first, limit, ...Object.values(english.hashtags)].map(
  (text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`),
);

/** The visible texts, leaf by leaf, without controls and placeholder examples. */
function readTexts(): string[] {
  const used = '[data-example], button, nav, [class*="print:hidden"], .sr-only, [aria-hidden="true"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent?.trim() ?? '';
    if (node.parentElement?.closest(used) || text === '' || aboutHashtags.some((about) => about.test(text))) continue;
    texts.push(text);
  }
  return texts;
}

const missingFrom = (whole: string, texts: readonly string[]) => texts.filter((text) => !whole.includes(text));

/** What is copied is what is seen, as a whole and card by card. */
async function copyAll({ result: names }: typeof french): Promise<string> {
  await click(names.copyAll);
  const whole = copied();
  expect(missingFrom(whole, readTexts())).toEqual([]);
  expect(whole).not.toMatch(GAPS);
  for (const button of screen.queryAllByRole('button', { name: names.copy })) {
    await tap(button);
    expect(copied().trim()).not.toBe('');
    expect(missingFrom(whole, copied().split('\n'))).toEqual([]);
  }
  return whole;
}

/** Every idea goes to the tracker once, in words of the result, with the tool as its source. */
async function keepAll(id: string, whole: string): Promise<SpecifiedTool['kept'] | undefined> {
  const buttons = screen.queryAllByRole('button', { name: french.result.keep });
  for (const button of [...buttons, ...buttons]) await tap(button);
  const kept = videosStore.getState().items.filter(({ sourceTool }) => sourceTool === id);
  expect(kept).toHaveLength(buttons.length);
  for (const { description, hook = '', script = '' } of kept)
    expect(missingFrom(whole, [description, hook, ...script.split('\n')])).toEqual([]);
  const [first] = kept.toReversed();
  if (!first) return undefined;
  const { title, niche, product, hashtags } = first;
  expect(kept.filter((video) => video.niche !== niche)).toEqual([]);
  const texts = [...new Set(kept.toReversed().map(textsOf))].filter(Boolean);
  return { title, niche, texts, ...(product && { product }), ...(hashtags && { hashtags: hashtags.length }) };
}

const textsOf = (video: Video) => (['description', 'hook', 'script'] as const).filter((name) => video[name]).join(', ');

async function printIt(): Promise<void> {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await click(french.result.print);
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
}

/** The result is read from the device, as it was. */
async function reload(run: ToolRunStore, Screen: ComponentType): Promise<void> {
  const [texts, state] = [readTexts(), run.getState()];
  cleanup();
  await run.flush();
  await run.reload();
  expect(run.getState()).toEqual(state);
  await show(Screen);
  await untilShown();
  expect(readTexts()).toEqual(texts);
}

/** Another text in the second language, and the same as before in the first. */
async function changeLanguages(): Promise<void> {
  const before = readTexts();
  await act(async () => void (await i18next.changeLanguage('en')));
  await untilShown();
  const after = readTexts();
  expect(after.length).toBeGreaterThan(before.length / 2);
  expect(after.filter((text) => before.includes(text)).length).toBeLessThan(after.length / 2);
  await copyAll(english);
  await act(async () => void (await i18next.changeLanguage('fr')));
  await untilShown();
  expect(readTexts()).toEqual(before);
}

/** Where the links lead, with the answers they pass on. */
const readLinks = () =>
  screen.queryAllByRole('link').map((link) => {
    const [path = '', answers = ''] = link.getAttribute('href')?.split('?') ?? [];
    const words = link.querySelector('span')?.firstChild?.textContent;
    const query = Array.from(new URLSearchParams(answers), ([name, answer]) => `${name}=${answer}`).join('&');
    return `${words === path ? '' : `${words} → `}${path}${query && `?${query}`}`;
  });

/** Taps each of the buttons below the result, and says what it does. */
async function useButtons(run: ToolRunStore, delay: number): Promise<Record<string, Does>> {
  const found = () => screen.getAllByRole('button').filter((button) => button.closest('[class*="sm:flex-row"]'));
  const before = run.getState();
  const does: Record<string, Does> = {};
  for (const name of found().map(({ textContent }) => textContent)) {
    await click(name);
    const waited = await waitForResult();
    const { result, answers } = run.getState();
    const isAnother =
      result?.seed !== before.result?.seed && JSON.stringify(answers) === JSON.stringify(before.answers);
    if (isShown()) does[name] = isAnother ? 'another' : 'more';
    else does[name] = Object.keys(answers).length === 0 ? 'start' : 'ask';
    if (does[name] === 'another') expect(waited).toBe(delay);
    await act(async () => run.setState(before));
  }
  return does;
}
