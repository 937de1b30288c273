// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleFacts } from '../../../tests/fixtures/exampleFacts';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import {
  box,
  keep,
  labels,
  loaded,
  plain,
  prepareChecklist,
  tick,
  toast,
  undo,
  videoNow,
} from '../../../tests/support/screens/checklist';
import { click } from '../../../tests/support/showTool';
import type { MeasuredVideo } from '../../contracts/measuredVideos';
import { stageOf } from '../../domain/videos/stage';
import { measuredVideosStore } from '../../state/slices/measuredVideosStore';
import { COMMON_ITEMS, type ItemId } from './items';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/haptics');
vi.mock('../../platform/notifications');
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const showTool = prepareChecklist();

describe('Before publishing: what was measured can be taken over for its items, marked as measured', () => {
  const { measured } = labels;
  const take3: MeasuredVideo = {
    id: 'take-3',
    fileName: 'prise-3.mp4',
    measuredAt: '2026-11-21T10:00:00.000Z',
    facts: exampleFacts(),
  };
  const wide: MeasuredVideo = {
    id: 'wide',
    fileName: 'large.mp4',
    measuredAt: '2026-11-20T10:00:00.000Z',
    facts: exampleFacts({ width: 1920, height: 1080, duration: 80, picture: { openingChange: 2 }, sound: null }),
  };
  const show = async (...items: MeasuredVideo[]) => {
    measuredVideosStore.setState({ items });
    await showTool('/?niche=home');
  };
  const card = (id: ItemId) => plain(box(id).closest('li')?.textContent ?? '');
  const ticked = () => COMMON_ITEMS.filter((id) => box(id).checked);

  it('with nothing measured, it leads to where a video is measured', async () => {
    await show();
    expect(screen.getByRole('link', { name: measured.first }).getAttribute('href')).toBe('/?video=1');
    expect(screen.queryByRole('button', { name: measured.take })).toBeNull();
  });

  it('suggests the newest video, never a picture, and shows nothing on the items until it is taken over', async () => {
    const photo = { ...take3, id: 'photo', fileName: 'photo.jpg', measuredAt: '2026-11-22T10:00:00.000Z' };
    await show(wide, take3, { ...photo, facts: exampleFacts({ kind: 'image', duration: null }) });
    expect(screen.getByRole('region', { name: measured.title }).textContent).toContain('prise-3.mp4');
    expect(card('format')).not.toContain('Mesuré');
    expect(ticked()).toEqual([]);
  });

  it('ticks what meets its target, marks it as measured, and can be undone', async () => {
    await show(take3);
    await click(measured.take);
    expect(ticked()).toEqual(['hook', 'format']);
    expect(card('format')).toContain(plain(measured.verdicts.meets));
    expect(card('format')).toContain('9:16 · 24 s');
    expect(card('format')).toContain('24 s, visé : 15 à 60 s (repère)');
    expect(card('hook')).toContain('départ à 0 s');
    expect(toast()?.text).toBe('2 points cochés d’après la mesure');
    await undo();
    expect(ticked()).toEqual([]);
    expect(card('format')).not.toContain('Mesuré');
  });

  it('shows the sound level, but ticks nothing for it: whether the music may be used to sell cannot be measured', async () => {
    await show(take3);
    await click(measured.take);
    expect(card('trending_sound')).toContain('−14 LUFS · pics −1,5 dBTP');
    expect(card('trending_sound')).toContain(plain(measured.unseen.trending_sound));
    expect(box('trending_sound').checked).toBe(false);
  });

  it("says what to do where a target is missed, and leaves the creator's own tick alone", async () => {
    await show(wide);
    await tick('format');
    await click(measured.take);
    expect(ticked()).toEqual(['format']);
    expect(card('format')).toContain('16:9 · 80 s');
    expect(card('format')).toContain('Exporte en 9:16 : filme debout');
    expect(card('format')).toContain('coupe le reste : vise 15 à 60 s.');
    expect(card('hook')).toContain(plain(measured.verdicts.misses));
    expect(card('trending_sound')).not.toContain('LUFS');
    expect(toast()?.text).toBe(measured.noTick);
  });

  it('when another file takes its place, what only the first had ticked is cleared', async () => {
    await show(take3, wide);
    await tick('cta');
    await click(measured.take);
    await click(measured.other);
    await loaded();
    const dialog = screen.getByRole('dialog', { name: measured.pick });
    expect(within(dialog).getAllByRole('button', { current: true }).length).toBe(1);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /^large\.mp4.*16:9 · 80\ss/ })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ticked()).toEqual(['cta']);
    await undo();
    expect(ticked()).toEqual(['hook', 'format', 'cta']);
    expect(card('format')).toContain('9:16');
  });

  it('can be removed again, with its ticks; the focus stays on the chip', async () => {
    await show(take3);
    const chip = screen.getByRole('button', { name: measured.take });
    chip.focus();
    await click(measured.take);
    expect(document.activeElement?.textContent).toBe(measured.leave);
    await tick('cta');
    await click(measured.leave);
    expect(ticked()).toEqual(['cta']);
    expect(card('format')).not.toContain('Mesuré');
  });

  it('belongs to the open video: another one has its own', async () => {
    keep(exampleVideo({ id: 'mic', title: 'Micro', niche: 'home' }), exampleVideo({ id: 'lamp', title: 'Lampe' }));
    measuredVideosStore.setState({ items: [take3] });
    await showTool('/?video=mic');
    await click(measured.take);
    expect(videoNow('mic').checkedItems).toEqual(['hook', 'format']);
    await click('Lampe');
    expect(card('format')).not.toContain('Mesuré');
    expect(screen.getByRole('button', { name: measured.take })).toBeTruthy();
  });

  it('may complete the list, which is celebrated as it is after a tick', async () => {
    keep(exampleVideo({ id: 'mic', niche: 'home', stage: 'toShoot', checkedItems: COMMON_ITEMS.slice(2) }));
    measuredVideosStore.setState({ items: [take3] });
    await showTool('/?video=mic');
    await tick('hook');
    expect(document.querySelector('.celebration')).toBeNull();
    await click(measured.take);
    expect(stageOf(videoNow('mic'))).toBe('checked');
    expect(document.querySelectorAll('.celebration').length).toBe(1);
  });
});
