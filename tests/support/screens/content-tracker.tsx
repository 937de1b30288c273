import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Video } from '../../../src/contracts/video';
import { startI18n } from '../../../src/i18n/i18n';
import shell from '../../../src/i18n/locales/fr/shell.labels.json';
import tool from '../../../src/i18n/locales/fr/tool.labels.json';
import { copyText } from '../../../src/platform/clipboard';
import { now } from '../../../src/platform/clock';
import { startAgain, toolRunOf } from '../../../src/state/slices/toolRuns';
import { hydrateVideos, videosStore } from '../../../src/state/slices/videosStore';
import french from '../../../src/tools/content-tracker/locales/fr.json';
import ContentTrackerScreen from '../../../src/tools/content-tracker/Screen';
import { ScreenNames } from '../../../src/ui/screenNames';
import { toastStore } from '../../../src/ui/toast';
import { exampleVideo } from '../../fixtures/exampleVideo';
import { supportDialogs } from '../supportDialogs';

export const { labels } = french;
export const user = userEvent.setup();
export const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;

export const idea = (id: string, more: Partial<Video> = {}) =>
  exampleVideo({ id, title: `Idée ${id}`, createdAt: day(20), ...more });

export const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const named = (name: string) => ({ name: (accessible: string) => plain(accessible) === plain(name) });
export const button = (name: string) => screen.getByRole('button', named(name));
export const tick = (title: string) => button(labels.publishThis.replace('{{title}}', title));

export const rowOf = (title: string) => {
  const row = screen.getAllByRole('button', { name: new RegExp(`^${title}`) }).find(({ dataset }) => 'row' in dataset);
  if (!row) throw new Error(`no row ${title}`);
  return row;
};

export const menuOf = (title: string) => button(labels.menu.replace('{{title}}', title));
export const video = (id: string) => videosStore.getState().items.find((item) => item.id === id);

/** Waits until the code that is fetched on demand has arrived. */
export const settle = () => act(() => vi.dynamicImportSettled());

export const dialog = async () => {
  await settle();
  return within(await screen.findByRole('dialog'));
};

export const titles = (area = document.body) =>
  Array.from(area.querySelectorAll('[data-row] > [dir]'), (title) => title.textContent);

export const section = (heading: string) => {
  const element = screen.getByRole('heading', { level: 2, name: heading }).closest('section');
  if (!element) throw new Error(`no section ${heading}`);
  return element;
};

export const itemsOf = (heading: string) => within(section(heading)).queryAllByRole('listitem');
export const counted = () => screen.getAllByRole('definition').map((count) => count.textContent);
export const toast = () => toastStore.getState().toasts[0];
export const undo = () => act(async () => toast()?.action?.run());
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const nameOf = (path: string) => (path === '/daily-viral-alerts' ? undefined : `Écran ${path}`);

export let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

export async function show(ideas: Video[] = [], at = '/content-tracker') {
  videosStore.setState({ items: ideas });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <ScreenNames value={nameOf}>
          <ContentTrackerScreen />
          <Address />
        </ScreenNames>
      </MemoryRouter>,
    );
  });
  await settle();
}

/** Sets up each test of the screen. The test file itself has to contain the `vi.mock`s. */
export function prepareTracker() {
  beforeAll(async () => {
    supportDialogs();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const catalogues: Record<string, object> = { shell, tool, 'content-tracker': french };
    await startI18n('fr', async (language, namespace) =>
      language === 'fr' ? (catalogues[namespace] ?? {}) : undefined,
    );
    await Promise.all([toolRunOf('content-tracker').hydrate(), hydrateVideos()]);
  });
  beforeEach(() => {
    vi.mocked(now).mockImplementation(() => new Date(day(21)));
    vi.mocked(copyText).mockResolvedValue(true);
    toastStore.setState({ toasts: [] });
    startAgain(toolRunOf('content-tracker'));
  });
  afterEach(cleanup);
}
