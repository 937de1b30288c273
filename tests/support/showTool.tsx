import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startI18n } from '../../src/i18n/i18n';
import shared from '../../src/i18n/locales/fr/tool.labels.json';
import { copyText } from '../../src/platform/clipboard';
import { startAgain, toolRunOf } from '../../src/state/slices/toolRuns';
import { hydrateVideos } from '../../src/state/slices/videosStore';
import { ScreenNames } from '../../src/ui/screenNames';

/**
 * Sets up each test of a tool's screen: French, fake timers, a run without answers, a clipboard that accepts
 * everything. The test file itself has to contain `vi.mock('../../platform/clipboard')`.
 *
 * @param names the other screens: path → name
 * @returns shows the screen at an address, with the code it fetches
 */
export function prepareTool(
  id: string,
  Screen: ComponentType,
  french: object,
  names: Readonly<Record<string, string>> = {},
): (address?: string) => Promise<void> {
  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const catalogues: Readonly<Record<string, object>> = { [id]: french, tool: shared };
    await startI18n('fr', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}));
  });

  beforeEach(async () => {
    vi.resetAllMocks();
    vi.mocked(copyText).mockResolvedValue(true);
    const run = toolRunOf(id);
    await Promise.all([run.hydrate(), hydrateVideos()]);
    startAgain(run);
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  return (address = '/') =>
    act(async () => {
      render(
        <MemoryRouter initialEntries={[address]}>
          <ScreenNames value={(path) => names[path]}>
            <Screen />
          </ScreenNames>
        </MemoryRouter>,
      );
      await vi.dynamicImportSettled();
    });
}

/** Clicks a button by its name, within an area of the screen if there are several. */
export const click = (name: string, area = document.body) =>
  act(async () => fireEvent.click(within(area).getByRole('button', { name })));

/** Writes into a field. */
export const write = (field: HTMLElement, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }));

/** The field of a text question, by its words in the catalogue; an error if another question is open. */
export const fieldOf = ({ placeholder }: { placeholder: string }) => screen.getByPlaceholderText(placeholder);

/** Answers a text question with Enter. */
export async function answer(question: { placeholder: string }, value: string): Promise<void> {
  const field = fieldOf(question);
  await write(field, value);
  await act(async () => fireEvent.submit(field));
}

/** Lets the longest wait for a result pass (not the one for midnight). */
export const wait = () => pass(5000);

/** Lets this many ms pass. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A card of the result, by its eyebrow. */
export const region = (name: string | RegExp) => screen.getByRole('region', { name });

/** The question, or the result's title. */
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Where the links lead, with the answers they pass on. */
export const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

/** The text copied last. */
export const copied = () => vi.mocked(copyText).mock.lastCall?.[0] ?? '';
