// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import reminders from '../reminders/locales/en.json';
import english from './locales/en.json';
import SettingsScreen from './SettingsScreen';
import { SETTINGS_SECTIONS } from './settingsSections';

const scrolledTo = vi.fn();
/** Says that a section has another height. */
let resize: () => void = () => undefined;

beforeAll(async () => {
  Element.prototype.scrollIntoView = function (this: Element, ...options: unknown[]) {
    scrolledTo(this.id, ...options);
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      // A browser reports each element once at the beginning.
      observe = () => resize();
      disconnect() {
        resize = () => undefined;
      }
    },
  );
  const catalogues: Readonly<Record<string, object>> = { settings: english, reminders };
  await startI18n('en', async (_, namespace) => catalogues[namespace] ?? {}, ['shell', 'settings', 'reminders']);
});

afterEach(() => {
  cleanup();
  scrolledTo.mockClear();
});

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/settings#reminders')}>
      further
    </button>
  );
}

const show = (address: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <SettingsScreen />
        <Leave />
      </MemoryRouter>,
    );
  });

const focused = () => document.activeElement?.textContent;

it('an address with an anchor leads to that section, without motion', async () => {
  await show('/settings#data');
  await waitFor(() => expect(focused()).toBe(english.data.heading));
  expect(scrolledTo).toHaveBeenCalledWith('data');
});

it('the section stays in place while those above it grow, until the first gesture', async () => {
  await show('/settings#data');
  await waitFor(() => expect(focused()).toBe(english.data.heading));
  scrolledTo.mockClear();
  resize();
  expect(scrolledTo.mock.calls).toEqual([['data']]);
  fireEvent.wheel(document.body);
  resize();
  expect(scrolledTo).toHaveBeenCalledTimes(1);
});

it('… also from the settings themselves', async () => {
  await show('/settings#data');
  await waitFor(() => expect(focused()).toBe(english.data.heading));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'further' })));
  expect(focused()).toBe(reminders.heading);
  expect(scrolledTo.mock.calls.at(-1)).toEqual(['reminders']);
});

it('without an anchor, or with an unknown one, the screen begins at its top', async () => {
  for (const address of ['/settings', '/settings#nothing']) {
    await show(address);
    await screen.findByRole('heading', { name: english.data.heading });
    expect(document.activeElement).toBe(document.body);
    cleanup();
  }
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('every section that the search knows is there', async () => {
  await show('/settings');
  await screen.findByRole('heading', { name: english.data.heading });
  expect(SETTINGS_SECTIONS.filter((section) => !document.getElementById(section))).toEqual([]);
});
