// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { Video } from '../../contracts/video';
import { startI18n } from '../../i18n/i18n';
import shell from '../../i18n/locales/fr/shell.labels.json';
import tool from '../../i18n/locales/fr/tool.labels.json';
import { VideoPicker } from './VideoPicker';

const user = userEvent.setup();
const onPick = vi.fn<(video: Video) => void>();
const many = Array.from({ length: 2000 }, (_, index) =>
  exampleVideo({ id: `${index}`, title: `Vidéo ${index}`, createdAt: new Date(index * 1000).toISOString() }),
);
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const status = () => screen.getByRole('status').textContent;

beforeAll(async () => {
  supportDialogs();
  const catalogues: Readonly<Record<string, object>> = { shell, tool };
  await startI18n('fr', (_, namespace) => Promise.resolve(catalogues[namespace] ?? {}), ['shell', 'tool']);
});
afterEach(() => {
  cleanup();
  onPick.mockReset();
});

const show = (videos: readonly Video[], selectedId?: string) =>
  render(
    <VideoPicker videos={videos} selectedId={selectedId} label="Quelle vidéo ?" onPick={onPick} onClose={vi.fn()} />,
  );

describe('VideoPicker', () => {
  it('shows the 50 best matches of 2,000, and says how many there are', async () => {
    show(many);
    expect(rows().length).toBe(50);
    expect(status()).toMatch(/50 sur 2\s000/);
    await user.keyboard('video 1999');
    expect(rows()).toEqual(['Vidéo 1999Tech · Idée']);
  });

  it('says title, niche, stage and slot of each, and which one is chosen', () => {
    const slot = { date: '2026-11-24', time: '19:30' };
    show(
      [exampleVideo({ id: 'a', title: 'Micro', niche: 'Pêche', stage: 'toShoot', slot }), many[0]].flatMap(
        (v) => v ?? [],
      ),
      'a',
    );
    const chosen = screen.getByRole('button', { current: true });
    expect(chosen.textContent).toBe('MicroPêche · Prête à tourner · mar. 24 nov., 19:30');
  });

  it('takes the first with Enter, another with the arrow keys', async () => {
    show(many);
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    expect(onPick.mock.calls.map(([{ id }]) => id)).toEqual(['1999', '1998']);
  });

  it('says when nothing matches, and Enter takes nothing then', async () => {
    show(many);
    await user.keyboard('rien de tel{Enter}');
    expect(status()).toBe(tool.videos.none);
    expect(onPick).not.toHaveBeenCalled();
  });
});
