// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveReminders } from '../../domain/lives/liveReminders';
import { startI18n } from '../../i18n/i18n';
import tool from '../../i18n/locales/en/tool.labels.json';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';
import { deviceZone } from '../../platform/timeZone';
import { remindersStore } from '../../state/reminders/remindersStore';
import { videosStore } from '../../state/slices/videosStore';
import { LiveTimeCard } from './LiveTimeCard';
import english from './locales/en.json';

vi.mock('../../platform/clock');
vi.mock('../../platform/saveFile');

const { labels } = english;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const fill = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const list = () => liveReminders(videosStore.getState().items, deviceZone());

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const catalogues: Record<string, object> = { tool, 'live-plan': english };
  await startI18n('en', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), ['tool', 'live-plan']);
});

beforeEach(async () => {
  vi.mocked(now).mockReturnValue(new Date(2026, 10, 21, 10));
  await remindersStore.hydrate();
  remindersStore.setState({ live: null, list: [] });
  videosStore.setState({ items: [] });
  await act(async () => {
    render(<LiveTimeCard answers={{ product: 'Plum gloss', niche: 'tech' }} />);
  });
});

afterEach(cleanup);

describe('when the plan goes live', () => {
  it('begins with tomorrow at 20:00, the default of the live reminder', async () => {
    expect(screen.getByLabelText<HTMLInputElement>(labels.date).value).toBe('2026-11-22');
    expect(screen.getByLabelText<HTMLInputElement>(labels.time).value).toBe('20:00');
    expect(screen.getByText(/^Sunday, November 22 at 8:00\sPM$/)).toBeTruthy();
  });

  it('sets one reminder, on the chosen day and at the chosen time', async () => {
    await fill(labels.date, '2026-11-26');
    await fill(labels.time, '19:30');
    await click(tool.remind.me);
    expect(await screen.findByText(/^Reminder on Thursday, November 26 at 7:30\sPM$/)).toBeTruthy();
    expect(list()).toMatchObject([
      {
        liveId: 'live-plan-2026-11-26',
        kind: 'live',
        name: 'Plum gloss',
        niche: 'Tech',
        schedule: { repeat: 'once', date: '2026-11-26', time: '19:30' },
      },
    ]);
    expect(button(tool.remind.isOn).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps the lives of other days, moves one on the same day, and removes each', async () => {
    await click(tool.remind.me);
    await fill(labels.time, '21:00');
    await click(tool.remind.me);
    await fill(labels.date, '2026-11-27');
    await click(tool.remind.me);
    await waitFor(() => expect(button(tool.remind.isOn)).toBeTruthy());
    expect(list().map(({ schedule }) => schedule.time)).toEqual(['21:00', '21:00']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await click(/Remind me: Sunday, November 22/);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(list().map(({ liveId }) => liveId)).toEqual(['live-plan-2026-11-27']);
    await click(tool.remind.isOn);
    await waitFor(() => expect(list()).toEqual([]));
  });

  it('refuses a moment in the past', async () => {
    await fill(labels.date, '2026-11-21');
    await fill(labels.time, '09:00');
    expect(screen.getByText(labels.notPlannable)).toBeTruthy();
    expect([button(tool.remind.me).disabled, button(tool.remind.calendar).disabled]).toEqual([true, true]);
  });

  it('goes into the calendar under the product’s name', async () => {
    vi.mocked(saveFile).mockResolvedValue('downloaded');
    await click(tool.remind.calendar);
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const file = await vi.mocked(saveFile).mock.lastCall?.[0].text();
    expect(file).toContain('UID:live-plan-2026-11-22@jimp');
    expect(file).toContain('Plum gloss');
  });
});
