// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import {
  box,
  keep,
  labels,
  loaded,
  niche,
  plain,
  prepareChecklist,
  tick,
  toast,
  undo,
  videoNow,
} from '../../../tests/support/screens/checklist';
import { click, heading, write } from '../../../tests/support/showTool';
import { stageOf } from '../../domain/videos/stage';
import { toolRunOf } from '../../state/slices/toolRuns';
import { COMMON_ITEMS } from './items';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/haptics');
vi.mock('../../platform/notifications');
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const showTool = prepareChecklist();

describe('kept per video', () => {
  const mic = exampleVideo({ id: 'mic', title: 'Micro', niche: 'home', script: 'Ça guérit tout.', stage: 'toShoot' });
  const lamp = exampleVideo({ id: 'lamp', title: 'Lampe', niche: 'tech', checkedItems: ['hook'] });

  it('an address opens it; its ticks are its own, and switching takes one tap', async () => {
    keep(mic, lamp);
    await showTool('/?video=mic');
    expect(heading()).toBe('Maison');
    await tick('cta');
    expect(videoNow('mic').checkedItems).toEqual(['cta']);
    await click('Lampe');
    expect(heading()).toBe('Tech');
    expect([box('hook').checked, box('cta').checked]).toEqual([true, false]);
    expect(toolRunOf('checklist').getState().answers.video).toBe('lamp');
  });

  it('the VideoPicker finds any of them', async () => {
    keep(mic, lamp);
    await showTool('/?video=mic');
    await click(labels.videos.all);
    await loaded();
    const dialog = screen.getByRole('dialog');
    await write(within(dialog).getByRole('searchbox'), 'lamp');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /^Lampe/ })));
    expect(heading()).toBe('Tech');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('100% moves the linked video on, undoing restores it whole, unticking moves it back to to-shoot', async () => {
    keep({ ...mic, checkedItems: COMMON_ITEMS.slice(1) });
    await showTool('/?video=mic');
    await tick('hook');
    expect(stageOf(videoNow('mic'))).toBe('checked');
    expect(toast()?.text).toBe(labels.moved.checked);
    await undo();
    expect(videoNow('mic')).toMatchObject({ stage: 'toShoot', checkedItems: COMMON_ITEMS.slice(1) });
    await tick('hook');
    await tick('cta');
    expect(stageOf(videoNow('mic'))).toBe('toShoot');
    expect(toast()?.text).toBe(labels.moved.toShoot);
    await undo();
    expect(stageOf(videoNow('mic'))).toBe('checked');
  });

  it('what is already published stays published', async () => {
    keep({ ...mic, checkedItems: COMMON_ITEMS.slice(1), publishedAt: '2026-11-20T10:00:00.000Z' });
    await showTool('/?video=mic');
    await tick('hook');
    expect(videoNow('mic')).toMatchObject({ stage: 'toShoot', publishedAt: '2026-11-20T10:00:00.000Z' });
    expect(toast()).toBeUndefined();
  });

  it('a new niche is written to its record, and can be undone', async () => {
    keep(lamp);
    await showTool('/?video=lamp');
    await click(labels.changeNiche);
    await niche('Fitness');
    expect(videoNow('lamp')).toMatchObject({ niche: 'fitness', checkedItems: [] });
    await undo();
    expect(videoNow('lamp')).toMatchObject({ niche: 'tech', checkedItems: ['hook'] });
  });

  it('a video that was deleted gives way to the picker', async () => {
    keep(mic);
    await showTool('/?video=mic');
    await act(async () => keep());
    expect(heading()).toBe(labels.pick.title);
  });

  it("the item 'compliance' shows what the script check found in its words", async () => {
    keep(mic);
    await showTool('/?video=mic');
    await loaded();
    const card = box('compliance').closest('li');
    expect(plain(card?.textContent ?? '')).toMatch(/Dans ton script À changer : [1-9]/);
  });
});
