// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n';
import germanChat from '../i18n/locales/de/chat.labels.json';
import germanJobs from '../i18n/locales/de/menus.labels.json';
import german from '../i18n/locales/de/shell.labels.json';
import frenchJobs from '../i18n/locales/fr/menus.labels.json';
import french from '../i18n/locales/fr/shell.labels.json';
import { keepDraft } from '../state/slices/draftsStore';
import { ToolFinder } from './ToolFinder';

beforeAll(async () => {
  const catalogues: Readonly<Record<string, object>> = {
    'fr shell': french,
    'fr menus': frenchJobs,
    'de shell': german,
    'de chat': germanChat,
    'de menus': germanJobs,
  };
  await startI18n('fr', async (language, namespace) => catalogues[`${language} ${namespace}`] ?? {});
});

afterEach(async () => {
  cleanup();
  keepDraft('search:tools', '');
});

const Address = () => <output>{useLocation().pathname}</output>;

async function show(language: string, onOpen = vi.fn()) {
  await act(async () => {
    await i18next.changeLanguage(language);
    render(
      <MemoryRouter initialEntries={['/tools']}>
        <ToolFinder onOpen={onOpen} />
        <Address />
      </MemoryRouter>,
    );
  });
  return onOpen;
}

const field = () => screen.getByRole('searchbox');
const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const links = () => screen.queryAllByRole('link');

it('lists every screen with its picture and what it does', async () => {
  await show('fr');
  const [link] = links().filter((one) => one.getAttribute('href') === '/video-editing');
  expect(link && within(link).getByText(french.tools['video-editing'])).toBeTruthy();
  expect(link && within(link).getByText(frenchJobs['video-editing'])).toBeTruthy();
  expect(links().every((one) => one.querySelector('svg'))).toBe(true);
});

it('finds a tool by a word that is not in its name; Enter opens the first', async () => {
  const onOpen = await show('fr');
  await type('capcut');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/video-editing']);
  await act(async () => {
    const form = field().closest('form');
    if (form) fireEvent.submit(form);
  });
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('/video-editing');
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('whatever is typed can be sent to the coach; where nothing is found, it says so', async () => {
  await show('fr');
  const ask = () => screen.queryByRole('button');
  expect(ask()).toBeNull();
  await type('montage');
  expect(ask()?.textContent).toContain('montage');
  expect(screen.queryByText(french.search.none)).toBeNull();
  await type('xyz');
  expect(ask()?.textContent).toContain('xyz');
  expect(screen.getByText(french.search.none)).toBeTruthy();
});

it("in another language it finds by that language's words, and shows no French", async () => {
  await show('de');
  await type('untertitel');
  expect(links().map((link) => link.textContent)).toEqual([
    `${german.tools['video-editing']}${germanJobs['video-editing']}`,
  ]);
});
