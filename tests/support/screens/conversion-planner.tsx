import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { Video } from '../../../src/contracts/video';
import { remindersStore } from '../../../src/state/reminders/remindersStore';
import { plannedDaysStore } from '../../../src/state/slices/plannedDaysStore';
import { profileStore } from '../../../src/state/slices/profileStore';
import { videosStore } from '../../../src/state/slices/videosStore';
import french from '../../../src/tools/conversion-planner/locales/fr.json';
import ConversionPlannerScreen from '../../../src/tools/conversion-planner/Screen';
import { TOOL } from '../../../src/tools/conversion-planner/tool';
import { toastStore } from '../../../src/ui/toast';
import { exampleProfile } from '../../fixtures/exampleProfile';
import { prepareTool } from '../showTool';
import { supportDialogs } from '../supportDialogs';

export const { labels, texts } = french;
export const TODAY = '2026-11-24';
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

export const named = (name: string | RegExp) => ({
  name: (accessible: string) =>
    typeof name === 'string' ? plain(accessible) === plain(name) : name.test(plain(accessible)),
});

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', named(name));
export const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
export const days = () => within(screen.getByRole('group', named(labels.week.days))).getAllByRole('button');

/** What a day's button says to a screen reader. */
export const said = (one: Element | undefined) => plain(one?.querySelector('.sr-only')?.textContent);
export const selected = () => days().find((day) => day.getAttribute('aria-pressed') === 'true');

export const day = (name: RegExp) =>
  act(async () => fireEvent.click(days().find((one) => name.test(said(one))) as Element));

const section = (title: string) => screen.getByRole('heading', named(title)).closest('section') as HTMLElement;
export const says = (text: string) => screen.queryByText((content) => plain(content) === plain(text)) !== null;

export const titles = (title: string) =>
  within(section(title))
    .queryAllByRole('listitem')
    .map((row) => plain(row.textContent));

export const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', named(label));
export const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', named(name))));
export const toast = () => toastStore.getState().toasts[0];
export const undo = () => act(async () => toast()?.action?.run());
export const videos = () => videosStore.getState().items;
export const on = (date: string, time?: string) => ({ slot: { date, ...(time && { time }) } });
export const keep = (...items: Video[]) => videosStore.setState({ items });

/** Sets up each test of the screen, and returns what shows it. The test file itself has to contain the `vi.mock`s. */
export function preparePlanner() {
  const show = prepareTool(TOOL, ConversionPlannerScreen, french, {
    '/content-tracker': 'Suivi',
    '/pre-publication-checklist': 'Checklist',
    '/performance-analyzer': 'Analyse',
    '/live-script-generator': 'Scripts de live',
  });
  beforeAll(supportDialogs);
  beforeEach(() => {
    vi.setSystemTime(new Date(2026, 10, 24, 12));
    keep();
    plannedDaysStore.setState({ items: [] });
    remindersStore.setState({ live: null, list: [], settled: undefined });
    toastStore.setState({ toasts: [] });
    profileStore.setState({ profile: { ...exampleProfile, niche: 'tech' } });
  });
  return show;
}
