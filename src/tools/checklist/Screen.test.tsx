// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import {
  bar,
  box,
  columns,
  keep,
  labels,
  niche,
  plain,
  prepareChecklist,
  sees,
  texts,
  tick,
  tickEach,
  undo,
  videoNow,
} from '../../../tests/support/screens/checklist';
import { addresses, click, copied, heading } from '../../../tests/support/showTool';
import { vibrate } from '../../platform/haptics';
import { syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { COMMON_ITEMS, itemIdsOf } from './items';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/haptics');
vi.mock('../../platform/notifications');
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const showTool = prepareChecklist();

describe('Niche picker, then a checklist screen titled with the niche name', () => {
  it('no niche (picker) to niche selected (all items unchecked, progress 0)', async () => {
    await showTool();
    expect(heading()).toBe(labels.pick.title);
    expect(screen.getAllByRole('radio').length).toBe(8);
    await niche('Tech');
    expect(heading()).toBe('Tech');
    expect(bar()).toBe('0');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it("An unknown niche name shows 'Général'.", async () => {
    await showTool('/?niche=Pêche à la mouche');
    expect(heading()).toBe('Général');
    expect(screen.getAllByRole('checkbox').length).toBe(COMMON_ITEMS.length);
    expect(screen.queryByRole('region', { name: labels.mistakes })).toBeNull();
  });

  it("'Changer niche' returns to the picker; the next niche begins unticked, which can be undone", async () => {
    await showTool('/?niche=tech');
    await tick('hook');
    await click(labels.changeNiche);
    expect(document.activeElement?.textContent).toBe(labels.pick.title);
    await niche('Beauté');
    expect(heading()).toBe('Beauté');
    expect(bar()).toBe('0');
    await undo();
    expect(heading()).toBe('Tech');
    expect(box('hook').checked).toBe(true);
  });
});

describe('the checklist', () => {
  it("'Not for this video' settles an item, says so in the progress, and is kept with the video", async () => {
    const passing = (says: string) =>
      labels.passed.of.replace('{{says}}', says).replace('{{title}}', texts.items.hook.title);
    keep(exampleVideo({ id: 'mask', niche: 'beauty', checkedItems: itemIdsOf('beauty').slice(1) }));
    await showTool('/?video=mask');
    await click(passing(labels.passed.button));
    expect(bar()).toBe('100');
    expect(sees(labels.ready)).toBe(true);
    expect(sees(labels.passed.aside.replace('{{number}}', '1'))).toBe(true);
    expect(box('hook').checked).toBe(false);
    expect(videoNow('mask')).toMatchObject({ passedItems: ['hook'], stage: 'checked' });
    await click(passing(labels.passed.undo));
    expect(videoNow('mask')).toMatchObject({ passedItems: [], stage: 'toShoot' });
  });

  it('Items in three columns: Critiques, Importantes, Recommandées.', async () => {
    await showTool('/?niche=beauty');
    expect(columns()).toEqual([
      ['Critiques', 4],
      ['Importantes', 4],
      ['Recommandées', 2],
    ]);
  });

  it('Each has a checkbox, title, description and tips. Checked items are struck through with a green border.', async () => {
    await showTool('/?niche=beauty');
    const card = box('hook').closest('li');
    const { title, description, tips } = texts.items.hook;
    for (const text of [title, description, ...tips]) expect(card?.textContent).toContain(text);
    expect(card?.className).not.toContain('border-good');
    await tick('hook');
    expect(card?.className).toContain('border-good');
    expect(screen.getByText(plain(title)).className).toContain('line-through');
  });

  it('toggling an item flips it and recomputes progress; reset unchecks all and sets progress 0', async () => {
    await showTool('/?niche=tech');
    await tickEach(['hook', 'cta', 'format']);
    expect(bar()).toBe('30');
    await tick('cta');
    expect(bar()).toBe('20');
    await click(labels.reset);
    expect(bar()).toBe('0');
    await undo();
    expect(bar()).toBe('20');
  });

  it("'Prêt à publier !' and 'Vidéo prête à être publiée !' at 100%, else 'Complétez la checklist avant publication'", async () => {
    await showTool('/?niche=home');
    expect(sees('Complétez la checklist avant publication')).toBe(true);
    await tickEach(COMMON_ITEMS.slice(0, -1));
    expect(sees(labels.ready)).toBe(false);
    await tickEach(COMMON_ITEMS.slice(-1));
    expect([labels.ready, labels.bannerReady].map(plain)).toEqual(['Prêt à publier !', 'Vidéo prête à être publiée !']);
    expect(sees(labels.ready)).toBe(true);
    expect(screen.getAllByText(plain(labels.bannerReady)).length).toBe(1);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.join(' ')).toContain(labels.bannerReady);
  });

  it('100% is celebrated once, and only when it is reached by a tick', async () => {
    await showTool('/?niche=home');
    await tickEach(COMMON_ITEMS.slice(1));
    expect(document.querySelector('.celebration')).toBeNull();
    await tick('hook');
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('.celebration').length).toBe(1);
  });

  it("'Copier' copies a text version of the checklist to the clipboard", async () => {
    await showTool('/?niche=home');
    await tick('hook');
    await click(labels.copy);
    const lines = copied()
      .replace(/\s/g, (space) => (space === '\n' ? space : ' '))
      .split('\n');
    expect(lines[0]).toBe('Checklist avant publication · Maison');
    expect(lines.length).toBe(COMMON_ITEMS.length + 2);
    expect(lines.at(-1)).toBe('Prête à 13 %');
  });

  it('links to /viral-video-structure, /content-tracker, /publishing-scheduler, and the guide to /setup-guide', async () => {
    await showTool('/?niche=home');
    expect(addresses()).toEqual([
      '/?video=1',
      '/setup-guide',
      '/viral-video-structure?niche=home',
      '/content-tracker?niche=home',
      '/publishing-scheduler?niche=home',
    ]);
    for (const step of texts.guide) expect(sees(step)).toBe(true);
  });

  it('Disclosure and forbidden-claim items explain the rule, a sentence for each country', async () => {
    await showTool('/?niche=beauty');
    const card = box('compliance').closest('li')?.textContent;
    for (const { FR, GB, US } of [texts.rules.disclosure, texts.rules.claims])
      for (const law of [FR, GB, US]) expect(card).toContain(law);
    expect(box('before_after').closest('li')?.textContent).toContain(texts.rules.pictures.FR);
    expect(card).toContain(labels.rule.scope);
  });
});

describe("Reminders box with 'Activer les rappels', after which 'Rappels activés' shows", () => {
  it('is a one-way switch that really schedules; without a slot it says so and leads to the scheduler', async () => {
    await showTool('/?niche=tech');
    await click(labels.reminders.on);
    expect(sees(labels.reminders.isOn)).toBe(true);
    expect(screen.queryByRole('button', { name: labels.reminders.on })).toBeNull();
    expect(remindersStore.getState().checklist).toMatchObject({
      enabled: true,
      niche: 'Tech',
      showForAllVideos: true,
    });
    expect(sees(labels.reminders.noSlot)).toBe(true);
    expect(addresses()).toContain('/publishing-scheduler?niche=tech');
    expect(syncReminders).toHaveBeenCalledTimes(1);
  });

  it('for this niche only, if so chosen', async () => {
    await showTool('/?niche=tech');
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: new RegExp(labels.reminders.forAll) })));
    await click(labels.reminders.on);
    expect(remindersStore.getState().checklist).toMatchObject({ niche: 'Tech', showForAllVideos: false });
  });

  it('for every video where the reminders do not know the niche', async () => {
    await showTool('/?niche=parenting');
    expect(screen.queryByRole('switch')).toBeNull();
    await click(labels.reminders.on);
    expect(remindersStore.getState().checklist).toMatchObject({ niche: 'general', showForAllVideos: true });
  });
});
