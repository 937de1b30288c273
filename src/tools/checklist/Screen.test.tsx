// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleFacts } from '../../../tests/fixtures/exampleFacts';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { addresses, click, copied, heading, prepareTool, write } from '../../../tests/support/showTool';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { MeasuredVideo } from '../../contracts/measuredVideos';
import type { Video } from '../../contracts/video';
import { stageOf } from '../../domain/videos/stage';
import { copyText } from '../../platform/clipboard';
import { vibrate } from '../../platform/haptics';
import { isPermissionOpen } from '../../platform/notifications';
import { syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { measuredVideosStore } from '../../state/slices/measuredVideosStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { videosStore } from '../../state/slices/videosStore';
import { toastStore } from '../../ui/toast';
import { COMMON_ITEMS, type ItemId, itemIdsOf } from './items';
import french from './locales/fr.json';
import ChecklistScreen from './Screen';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/haptics');
vi.mock('../../platform/notifications');
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const { labels, texts } = french;
const NAMES = Object.fromEntries(
  ['/viral-video-structure', '/content-tracker', '/publishing-scheduler', '/setup-guide'].map((path) => [path, path]),
);
const showTool = prepareTool('checklist', ChecklistScreen, french, NAMES);

const box = (id: ItemId) => screen.getByRole<HTMLInputElement>('checkbox', { name: texts.items[id].title });
const tick = (id: ItemId) => act(async () => fireEvent.click(box(id)));
const tickEach = async (ids: readonly ItemId[]) => {
  for (const id of ids) await tick(id);
};
const niche = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
/** Texts are compared with plain spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const sees = (text: string) => screen.queryAllByText(plain(text)).length > 0;
const loaded = () => act(() => vi.dynamicImportSettled());
const toast = () => toastStore.getState().toasts[0];
const undo = () => act(async () => toast()?.action?.run());
const videoNow = (id: string) => {
  const video = videosStore.getState().items.find((item) => item.id === id);
  if (!video) throw new Error(`no video ${id}`);
  return video;
};
const keep = (...items: Video[]) => videosStore.setState({ items });
const columns = () =>
  screen
    .getAllByRole('region')
    .map((column) => [
      within(column).getAllByRole('heading')[0]?.textContent,
      within(column).queryAllByRole('checkbox').length,
    ])
    .filter(([, count]) => count);

beforeAll(async () => {
  supportDialogs();
  await measuredVideosStore.hydrate();
});
beforeEach(() => {
  measuredVideosStore.setState({ items: [] });
  keep();
  toastStore.setState({ toasts: [] });
  remindersStore.setState({ list: [], checklist: undefined });
  vi.mocked(isPermissionOpen).mockReturnValue(false);
  vi.mocked(syncReminders).mockResolvedValue(null);
});

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

describe('Hand over', () => {
  const mic = exampleVideo({
    id: 'mic',
    title: 'Micro',
    description: 'Un micro clair.',
    sourceTool: 'descriptions',
    hashtags: ['#micro', '#son'],
    stage: 'checked',
  });
  const open = async (video?: Video) => {
    if (video) keep(video);
    await showTool(video ? `/?video=${video.id}` : '/?niche=home');
    await click(labels.handOver.open);
    await loaded();
    const link = screen.getByRole('link', { name: labels.handOver.go });
    return { link, tap: () => act(async () => fireEvent.click(link)) };
  };

  it('one tap copies the caption with disclosure and hashtags; a link leads to the platform', async () => {
    const { link, tap } = await open(mic);
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.tiktok\.com\//);
    expect(link.getAttribute('target')).toBe('_blank');
    await tap();
    expect(copied()).toBe('Un micro clair.\nCollaboration commerciale\n#micro #son');
    expect(sees(labels.handOver.copied)).toBe(true);
  });

  it('can be edited first, and the edit survives a reload', async () => {
    const { tap } = await open(mic);
    await write(screen.getByLabelText(labels.handOver.caption), 'À moi');
    expect(sees(labels.handOver.undisclosed)).toBe(true);
    await write(screen.getByLabelText(labels.handOver.hashtags), 'son');
    await tap();
    expect(copied()).toBe('À moi\n#son');
    expect(toolRunOf('checklist').getState().answers).toMatchObject({ caption: 'À moi', hashtags: 'son' });
  });

  it('offline it says that the text was copied, and opens nothing', async () => {
    const { link } = await open(mic);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isFollowed = true;
    await act(async () => {
      isFollowed = fireEvent.click(link);
    });
    expect(isFollowed).toBe(false);
    expect(sees(labels.handOver.offline)).toBe(true);
  });

  it('where copying is refused it says so', async () => {
    const { tap } = await open();
    vi.mocked(copyText).mockResolvedValue(false);
    await tap();
    expect(sees(labels.handOver.refused)).toBe(true);
  });

  it('then the video is marked as published, which can be undone', async () => {
    const { tap } = await open(mic);
    await tap();
    await click(labels.handOver.published);
    expect(stageOf(videoNow('mic'))).toBe('published');
    await undo();
    expect(stageOf(videoNow('mic'))).toBe('checked');
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
