// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import englishShared from '../../i18n/locales/en/tool.labels.json';
import englishTitles from '../../tools/titles/locales/en.json';
import TitlesScreen from '../../tools/titles/tool';

const english: Readonly<Record<string, object>> = { tool: englishShared, titles: englishTitles };

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // Arabic has what all tools share, but nothing of this tool.
  await startI18n('ar', async (language, namespace) =>
    language === 'en' ? (english[namespace] ?? {}) : namespace === 'titles' ? undefined : englishShared,
  );
});
afterEach(cleanup);

it('a tool that nobody has written in the language shown is in English, and says so to screen readers', async () => {
  await act(async () => {
    render(
      <MemoryRouter>
        <TitlesScreen />
      </MemoryRouter>,
    );
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(englishTitles.labels.niche.title);
  const own = heading.closest('[lang]');
  expect([own?.getAttribute('lang'), own?.getAttribute('dir')]).toEqual(['en', 'ltr']);
});
