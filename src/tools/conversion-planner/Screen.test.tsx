// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProfile } from '../../../tests/fixtures/exampleProfile';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { prepareTool, write } from '../../../tests/support/showTool';
import { supportDialogs } from '../../../tests/support/supportDialogs';
import type { Profile } from '../../contracts/profile';
import type { Video } from '../../contracts/video';
import { remindersStore } from '../../state/reminders/remindersStore';
import { plannedDaysStore } from '../../state/slices/plannedDaysStore';
import { profileStore } from '../../state/slices/profileStore';
import { toolRunOf } from '../../state/slices/toolRuns';
import { videosStore } from '../../state/slices/videosStore';
import { toastStore } from '../../ui/toast';
import french from './locales/fr.json';
import ConversionPlannerScreen from './Screen';
import { TOOL } from './tool';

vi.mock('../../platform/clipboard');
vi.mock('../../state/reminders/reminderSync');
vi.mock('../../features/reminders/ReminderCard', () => ({ ReminderCard: () => <aside>Rappel de live</aside> }));

const { labels, texts } = french;
const TODAY = '2026-11-24';
const showTool = prepareTool(TOOL, ConversionPlannerScreen, french, {
  '/content-tracker': 'Suivi',
  '/pre-publication-checklist': 'Checklist',
  '/performance-analyzer': 'Analyse',
  '/live-script-generator': 'Scripts de live',
});

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const named = (name: string | RegExp) => ({
  name: (accessible: string) =>
    typeof name === 'string' ? plain(accessible) === plain(name) : name.test(plain(accessible)),
});
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', named(name));
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const days = () => within(screen.getByRole('group', named(labels.week.days))).getAllByRole('button');
/** What a day's button says to a screen reader. */
const said = (one: Element | undefined) => plain(one?.querySelector('.sr-only')?.textContent);
const selected = () => days().find((day) => day.getAttribute('aria-pressed') === 'true');
const day = (name: RegExp) => act(async () => fireEvent.click(days().find((one) => name.test(said(one))) as Element));
const section = (title: string) => screen.getByRole('heading', named(title)).closest('section') as HTMLElement;
const says = (text: string) => screen.queryByText((content) => plain(content) === plain(text)) !== null;
const titles = (title: string) =>
  within(section(title))
    .queryAllByRole('listitem')
    .map((row) => plain(row.textContent));
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', named(label));
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', named(name))));
const toast = () => toastStore.getState().toasts[0];
const undo = () => act(async () => toast()?.action?.run());
const videos = () => videosStore.getState().items;
const on = (date: string, time?: string) => ({ slot: { date, ...(time && { time }) } });

const keep = (...items: Video[]) => videosStore.setState({ items });

beforeAll(supportDialogs);
beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 24, 12));
  keep();
  plannedDaysStore.setState({ items: [] });
  remindersStore.setState({ live: null, list: [] });
  toastStore.setState({ toasts: [] });
  profileStore.setState({ profile: { ...exampleProfile, niche: 'tech' } });
});

describe('7-day week grid starting on Sunday; the selected day defaults to today', () => {
  it('has seven days from Sunday 22 to Saturday 28, Tuesday 24 selected', async () => {
    await showTool();
    expect(days().map(said)).toEqual([
      'dimanche 22 novembre',
      'lundi 23 novembre',
      'mardi 24 novembre, aujourd’hui',
      'mercredi 25 novembre',
      'jeudi 26 novembre',
      'vendredi 27 novembre',
      'samedi 28 novembre',
    ]);
    expect(said(selected())).toMatch(/^mardi 24/);
  });

  it.each([
    ['?date=2026-12-31', /^jeudi 31 décembre/],
    ['?date=2026-02-30', /^mardi 24/],
    ['?date=demain', /^mardi 24/],
  ])('the address %s selects %s', async (query, name) => {
    await showTool(`/conversion-planner${query}`);
    expect(said(selected())).toMatch(name);
  });

  it('clicking a day selects it; each has its own motivation quote', async () => {
    await showTool();
    for (const [index, quote] of texts.quotes.entries()) {
      const one = days()[index];
      await act(async () => one && fireEvent.click(one));
      expect(selected()).toBe(days()[index]);
      expect(says(quote)).toBe(true);
    }
  });

  it('weeks before and after can be opened, and this week leads back', async () => {
    await showTool();
    expect(screen.queryByRole('button', named(labels.week.current))).toBeNull();
    await press(labels.week.next);
    expect(said(selected())).toBe('mardi 1 décembre');
    await press(labels.week.previous);
    await press(labels.week.previous);
    expect(said(selected())).toBe('mardi 17 novembre');
    await press(labels.week.current);
    expect(said(selected())).toMatch(/^mardi 24/);
  });

  it.each([
    ['ArrowRight', '?date=2026-11-28', /^dimanche 29/],
    ['ArrowLeft', '?date=2026-11-22', /^samedi 21/],
    ['PageDown', '', /^mardi 1 décembre/],
    ['PageUp', '', /^mardi 17/],
    ['Home', '', /^dimanche 22/],
    ['End', '', /^samedi 28/],
  ])('the key %s moves on, and the focus with it', async (key, query, name) => {
    await showTool(`/conversion-planner${query}`);
    await act(async () => {
      selected()?.focus();
      if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
    });
    expect(said(selected())).toMatch(name);
    expect(document.activeElement).toBe(selected());
  });
});

describe('Planner day: completed can be set to true once and cannot be unset (the button becomes disabled)', () => {
  it('holds for that day alone, and stays after another visit', async () => {
    await showTool();
    await press(labels.day.complete);
    expect(plannedDaysStore.getState().items).toEqual([{ id: TODAY, liveSession: false, completed: true }]);
    expect(button(labels.day.completed).disabled).toBe(true);
    expect(said(selected())).toContain(labels.week.completed);
    await day(/^lundi 23/);
    expect(button(labels.day.complete).disabled).toBe(false);
    cleanup();
    await showTool();
    expect(button(labels.day.completed).disabled).toBe(true);
  });
});

describe('Live-session checkbox per day; the live-session flag toggles', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', named(labels.live.check));

  it('shows the live with its time, reminder, calendar and script; unticked, it is gone', async () => {
    await showTool();
    await act(async () => fireEvent.click(box()));
    expect(box().checked).toBe(true);
    const card = screen.getByRole('article');
    expect(plain(card.textContent)).toContain('Live · mardi 20 h');
    expect(within(card).getByRole('link', { name: labels.live.script }).getAttribute('href')).toBe(
      '/live-script-generator?niche=tech',
    );
    expect(within(card).getByRole('button', named(labels.live.remind))).toBeTruthy();
    await write(within(card).getByLabelText(labels.live.time), '18:30');
    expect(plain(card.textContent)).toContain('Live · mardi 18:30');
    expect(toolRunOf(TOOL).getState().answers).toMatchObject({ [`live-${TODAY}`]: '18:30' });
    await act(async () => fireEvent.click(box()));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('begins at the preferred time of the reminder card', async () => {
    const live = { id: 'live', enabled: true, niche: 'Tech', preferredDays: ['Tuesday'], userName: 'Inès' };
    remindersStore.setState({ live: { ...live, preferredTime: '7:30 PM' } });
    plannedDaysStore.setState({ items: [{ id: TODAY, liveSession: true, completed: false }] });
    await showTool();
    expect(plain(screen.getByRole('article').textContent)).toContain('Live · mardi 19:30');
  });

  it('the next live of the week shows on the days before it, by its title in the tracker', async () => {
    keep(exampleVideo({ kind: 'live', title: 'Gadgets de bureau', ...on('2026-11-26', '21:00') }));
    await showTool();
    expect(plain(screen.getByRole('article').textContent)).toContain('Live · jeudi 21 h');
    expect(screen.getByRole('heading', named('Gadgets de bureau'))).toBeTruthy();
    await day(/^vendredi 27/);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('cancelling a live removes its reminder; undoing restores both', async () => {
    const schedule = { repeat: 'once', date: TODAY, time: '20:00', zone: 'Europe/Paris' } as const;
    const reminder = {
      id: `planner-live-${TODAY}`,
      kind: 'live',
      schedule,
      setAt: '2026-11-21T10:00:00.000Z',
    } as const;
    remindersStore.setState({ list: [reminder] });
    plannedDaysStore.setState({ items: [{ id: TODAY, liveSession: true, completed: false }] });
    await showTool();
    await act(async () => fireEvent.click(box()));
    await vi.waitFor(() => expect(remindersStore.getState().list).toEqual([]));
    expect(toast()?.text).toBe(labels.live.removed);
    await undo();
    await vi.waitFor(() => expect(remindersStore.getState().list).toMatchObject([{ id: reminder.id, schedule }]));
    expect(box().checked).toBe(true);
  });

  describe('the reminder of a live that is moved to another day', () => {
    const schedule = { repeat: 'once', date: TODAY, time: '18:30', zone: 'Europe/Paris' } as const;
    const set = { id: `planner-live-${TODAY}`, kind: 'live', schedule, setAt: '2026-11-21T10:00:00.000Z' } as const;
    const live = exampleVideo({ kind: 'live', title: 'Gadgets', stage: 'toShoot', ...on(TODAY) });
    const reminders = () => remindersStore.getState().list.map(({ id, schedule }) => ({ id, schedule }));
    const moveTo = async (date: string) => {
      await act(async () => vi.dynamicImportSettled());
      await press(labels.move.this.replace('{{title}}', 'Gadgets'));
      await act(async () => vi.dynamicImportSettled());
      const other = screen.getByLabelText(labels.move.other);
      await write(other, date);
      await act(async () => fireEvent.submit(other));
    };

    it('moves along at its time, which the day shows; undoing puts it back', async () => {
      remindersStore.setState({ list: [set] });
      keep(live);
      await showTool();
      await moveTo('2026-11-27');
      const moved = { id: 'planner-live-2026-11-27', schedule: { ...schedule, date: '2026-11-27' } };
      await vi.waitFor(() => expect(reminders()).toEqual([expect.objectContaining({ id: moved.id })]));
      expect(reminders()[0]?.schedule).toMatchObject({ date: '2026-11-27', time: '18:30' });
      expect(plain(screen.getByRole('article').textContent)).toContain('Live · vendredi 18:30');
      await undo();
      await vi.waitFor(() => expect(reminders()).toEqual([{ id: set.id, schedule }]));
      expect(videos()).toEqual([live]);
    });

    it('stays where the day has another live', async () => {
      remindersStore.setState({ list: [set] });
      plannedDaysStore.setState({ items: [{ id: TODAY, liveSession: true, completed: false }] });
      keep(live);
      await showTool();
      await moveTo('2026-11-27');
      await act(async () => undefined);
      expect(reminders()).toEqual([{ id: set.id, schedule }]);
    });
  });
});

describe('Add Idea in the planner does nothing unless a day is selected and title, hook and contentFocus are all filled', () => {
  const submit = () => act(async () => fireEvent.submit(field(labels.form.name)));
  const fill = async (leaveOut?: string) => {
    if (leaveOut !== 'title') await write(field(labels.form.name), 'Test du micro');
    if (leaveOut !== 'hook') await write(field(labels.form.hook), 'Écoute ça');
    if (leaveOut !== 'focus') await choose(labels.focus.educational);
  };

  it.each(['title', 'hook', 'focus'])('nothing without %s', async (missing) => {
    await showTool();
    await fill(missing);
    expect(button(labels.form.add).disabled).toBe(true);
    await submit();
    expect(videos()).toEqual([]);
  });

  it('adds it to the selected day and to the one record of videos; undoing removes it', async () => {
    await showTool('/conversion-planner?date=2026-11-26');
    await fill();
    await submit();
    expect(videos()).toMatchObject([
      {
        title: 'Test du micro',
        hook: 'Écoute ça',
        niche: 'tech',
        contentFocus: 'educational',
        stage: 'toShoot',
        sourceTool: TOOL,
        slot: { date: '2026-11-26' },
      },
    ]);
    expect(titles(labels.shoot.title)[0]).toContain('Test du micro');
    expect([field(labels.form.name).value, field(labels.form.hook).value]).toEqual(['', '']);
    expect(document.activeElement).toBe(field(labels.form.name));
    await undo();
    expect(videos()).toEqual([]);
  });

  it('productMention is optional, and kept where it is given', async () => {
    await showTool();
    await fill();
    await write(field(labels.form.product), 'Micro Z');
    await submit();
    expect(videos()[0]?.product).toBe('Micro Z');
  });

  it('the half-filled form is still there on the next visit', async () => {
    await showTool();
    await fill('hook');
    cleanup();
    await showTool();
    expect(field(labels.form.name).value).toBe('Test du micro');
    expect(screen.getByRole<HTMLInputElement>('radio', named(labels.focus.educational)).checked).toBe(true);
  });
});

describe('content-focus choice, format suggestions', () => {
  it('three formats for the niche, the focus and the day; a tap fills the form, which can be undone', async () => {
    await showTool();
    expect(says(labels.form.formatsWait)).toBe(true);
    await choose(labels.focus.trending);
    await write(field(labels.form.name), 'À moi');
    const suggested = texts.formats.tech.trending.filter(({ title }) => says(title));
    expect(suggested.length).toBe(3);
    const title = suggested[0]?.title ?? '';
    await press(new RegExp(`^${plain(title)}`));
    expect([field(labels.form.name).value, field(labels.form.hook).value]).toEqual([title, suggested[0]?.hook]);
    await undo();
    expect([field(labels.form.name).value, field(labels.form.hook).value]).toEqual(['À moi', '']);
  });

  it.each<[Profile['niche'], string[]]>([
    ['beauty', ['Beauté']],
    ['fashion', ['Mode']],
    ['fitness', ['Fitness']],
    ['home', []],
  ])(
    'the profile’s niche %s chooses %j; one that is not among the four is asked, never guessed',
    async (niche, chosen) => {
      const { profile } = profileStore.getState();
      profileStore.setState({ profile: profile && { ...profile, niche } });
      await showTool();
      const names = ['Beauté', 'Mode', 'Tech', 'Fitness'];
      expect(names.filter((name) => screen.getByRole<HTMLInputElement>('radio', named(name)).checked)).toEqual(chosen);
      expect(says(labels.form.nicheWhy)).toBe(chosen.length === 0);
    },
  );
});

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

describe('what else is on the screen', () => {
  it('« 2 vidéos en retard. On en tourne une maintenant ? 20 minutes suffisent. » leads to the tracker', async () => {
    const old = { createdAt: '2026-11-10T10:00:00.000Z' };
    keep(exampleVideo(old), exampleVideo(old), exampleVideo());
    await showTool();
    const note = screen.getByRole('link', named(/en retard/));
    expect(plain(note.textContent)).toBe('2 vidéos en retard. On en tourne une maintenant ? 20 minutes suffisent.');
    expect(note.getAttribute('href')).toBe('/content-tracker');
  });

  it('Live Reminder Boost card: floating on the hub and the planner', async () => {
    await showTool();
    await act(async () => vi.dynamicImportSettled());
    expect(screen.getByText('Rappel de live')).toBeTruthy();
  });
});
