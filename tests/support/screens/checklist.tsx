import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { Video } from '../../../src/contracts/video';
import { isPermissionOpen } from '../../../src/platform/notifications';
import { syncReminders } from '../../../src/state/reminders/reminderSync';
import { remindersStore } from '../../../src/state/reminders/remindersStore';
import { measuredVideosStore } from '../../../src/state/slices/measuredVideosStore';
import { videosStore } from '../../../src/state/slices/videosStore';
import type { ItemId } from '../../../src/tools/checklist/items';
import french from '../../../src/tools/checklist/locales/fr.json';
import ChecklistScreen from '../../../src/tools/checklist/Screen';
import { toastStore } from '../../../src/ui/toast';
import { prepareTool } from '../showTool';
import { supportDialogs } from '../supportDialogs';

export const { labels, texts } = french;

const NAMES = Object.fromEntries(
  ['/viral-video-structure', '/content-tracker', '/publishing-scheduler', '/setup-guide'].map((path) => [path, path]),
);

export const box = (id: ItemId) => screen.getByRole<HTMLInputElement>('checkbox', { name: texts.items[id].title });
export const tick = (id: ItemId) => act(async () => fireEvent.click(box(id)));

export const tickEach = async (ids: readonly ItemId[]) => {
  for (const id of ids) await tick(id);
};

export const niche = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
export const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

/** Texts are compared with plain spaces. */
export const plain = (text: string) => text.replace(/\s/g, ' ');
export const sees = (text: string) => screen.queryAllByText(plain(text)).length > 0;
export const loaded = () => act(() => vi.dynamicImportSettled());
export const toast = () => toastStore.getState().toasts[0];
export const undo = () => act(async () => toast()?.action?.run());

export const videoNow = (id: string) => {
  const video = videosStore.getState().items.find((item) => item.id === id);
  if (!video) throw new Error(`no video ${id}`);
  return video;
};

export const keep = (...items: Video[]) => videosStore.setState({ items });

export const columns = () =>
  screen
    .getAllByRole('region')
    .map((column) => [
      within(column).getAllByRole('heading')[0]?.textContent,
      within(column).queryAllByRole('checkbox').length,
    ])
    .filter(([, count]) => count);

/** Sets up each test of the screen, and returns what shows it. The test file itself has to contain the `vi.mock`s. */
export function prepareChecklist() {
  const show = prepareTool('checklist', ChecklistScreen, french, NAMES);
  beforeAll(async () => {
    supportDialogs();
    await measuredVideosStore.hydrate();
  });
  beforeEach(() => {
    measuredVideosStore.setState({ items: [] });
    keep();
    toastStore.setState({ toasts: [] });
    remindersStore.setState({ list: [], checklist: undefined });
    vi.mocked(isPermissionOpen).mockReturnValue(false);
    vi.mocked(syncReminders).mockResolvedValue(null);
  });
  return show;
}
