// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import {
  button,
  keep,
  labels,
  named,
  on,
  preparePlanner,
  press,
  said,
  selected,
  TODAY,
  titles,
  toast,
  undo,
  videos,
} from '../../../tests/support/screens/conversion-planner';
import { write } from '../../../tests/support/showTool';

vi.mock('../../platform/clipboard');
vi.mock('../../state/reminders/reminderSync');
vi.mock('../../features/reminders/ReminderCard', () => ({ ReminderCard: () => <aside>Rappel de live</aside> }));

const showTool = preparePlanner();

describe('a day shows the one record of videos', () => {
  const publishedAt = new Date(2026, 10, 24, 9).toISOString();
  const measured = [{ id: 'm', measuredAt: publishedAt, viewsCount: 1240 }];

  it('what is planned on it, what was published on it with its views, and below the ideas without a day', async () => {
    keep(
      exampleVideo({ title: 'Micro', priority: 'high', ...on(TODAY, '19:30') }),
      exampleVideo({ title: 'Ailleurs', ...on('2026-11-25') }),
      exampleVideo({ title: 'Imprimante', publishedAt, measurements: measured }),
      exampleVideo({ title: 'Lampe' }),
    );
    await showTool();
    expect(titles(labels.shoot.title)).toEqual([
      'Micro19:30 · Tech · priorité haute',
      'ImprimantePubliée aujourd’hui · 1 240 vues',
    ]);
    expect(titles(labels.unplanned.title)).toEqual(['LampeTech · priorité moyenne']);
    expect(said(selected())).toContain('2 vidéos');
  });

  it('an item opens: hook, product, script in the teleprompter, checklist, tracker', async () => {
    keep(exampleVideo({ id: 'v', title: 'Micro', hook: 'Écoute', product: 'Micro Z', script: 'Plan 1', ...on(TODAY) }));
    await showTool();
    await press(/^Micro/);
    await act(async () => vi.dynamicImportSettled());
    const [text = ''] = titles(labels.shoot.title);
    for (const known of ['Écoute', 'Micro Z', 'Plan 1', 'Prompteur']) expect(text).toContain(known);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/pre-publication-checklist?video=v', '/content-tracker?video=v']));
  });

  it('published by its tick, it is struck through today; undoing restores it whole', async () => {
    const video = exampleVideo({ title: 'Micro', ...on(TODAY) });
    keep(video);
    await showTool();
    await press(labels.shoot.publish.replace('{{title}}', 'Micro'));
    expect(titles(labels.shoot.title)).toEqual([`MicroPubliée aujourd’hui${labels.shoot.measure}`]);
    expect(toast()?.text).toBe(labels.shoot.published);
    await undo();
    expect(videos()).toEqual([video]);
  });

  it.each([
    ['Déplacer vers jeudi 26', { date: '2026-11-26', time: '19:30' }, 'Déplacée à jeudi 26'],
    ['Retirer du jour', undefined, labels.move.removed],
  ])('can be moved by menu: %s, with undo', async (choice, slot, announced) => {
    const video = exampleVideo({ title: 'Micro', stage: 'toShoot', ...on(TODAY, '19:30') });
    keep(video);
    await showTool();
    await press(/^Micro/);
    await act(async () => vi.dynamicImportSettled());
    await press(labels.move.open);
    await act(async () => vi.dynamicImportSettled());
    await press(choice);
    expect(videos()[0]?.slot).toEqual(slot);
    expect(toast()?.text).toBe(announced);
    expect(screen.queryByRole('dialog')).toBeNull();
    await undo();
    expect(videos()).toEqual([video]);
  });

  it('can be moved to any other day, too', async () => {
    keep(exampleVideo({ title: 'Micro', ...on(TODAY) }));
    await showTool();
    await press(labels.move.this.replace('{{title}}', 'Micro'));
    await act(async () => vi.dynamicImportSettled());
    const other = screen.getByLabelText<HTMLInputElement>(labels.move.other);
    expect(other.value).toBe('2026-11-29');
    await write(other, '2027-01-05');
    await act(async () => fireEvent.submit(other));
    expect(videos()[0]?.slot).toEqual({ date: '2027-01-05' });
    expect(document.activeElement).toBe(screen.getByRole('heading', named(labels.shoot.title)));
  });

  it('one tap puts an idea without a day on the selected one', async () => {
    keep(exampleVideo({ title: 'Lampe', stage: 'script' }));
    await showTool();
    await press(/^Lampe/);
    await act(async () => vi.dynamicImportSettled());
    await press('Mettre le mardi 24');
    expect(videos()[0]).toMatchObject({ slot: { date: TODAY }, stage: 'toShoot' });
    expect(document.activeElement).toBe(button(/^Lampe/));
  });
});
