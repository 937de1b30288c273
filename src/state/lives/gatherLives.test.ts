import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { Reminder } from '../../contracts/reminders';
import { allLiveReminders } from '../../domain/lives/liveReminders';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { remindersStore } from '../reminders/remindersStore';
import { plannedDaysStore } from '../slices/plannedDaysStore';
import { keepAnswer, toolRunOf } from '../slices/toolRuns';
import { hydrateVideos, videosStore } from '../slices/videosStore';
import { gatherLives } from './gatherLives';

vi.mock('../../platform/clock');
vi.mock('../../platform/timeZone');

const ZONE = 'Europe/Paris';
const setAt = '2026-11-20T10:00:00.000Z';
const once = (id: string, date: string, time: string): Reminder => ({
  id,
  kind: 'live',
  schedule: { repeat: 'once', date, time, zone: ZONE },
  setAt,
});
const tick = (...dates: string[]) =>
  plannedDaysStore.setState({ items: dates.map((id) => ({ id, liveSession: true, completed: false })) });
const lives = () => videosStore.getState().items.filter(({ kind }) => kind === 'live');
const rings = () =>
  allLiveReminders(remindersStore.getState(), videosStore.getState().items, ZONE, localDate(now())).map(
    ({ schedule }) => schedule.repeat === 'once' && `${schedule.date} ${schedule.time}`,
  );

beforeEach(async () => {
  vi.stubEnv('TZ', ZONE);
  vi.mocked(now).mockReturnValue(new Date('2026-11-24T12:00'));
  vi.mocked(deviceZone).mockReturnValue(ZONE);
  await Promise.all([hydrateVideos(), remindersStore.hydrate(), plannedDaysStore.hydrate()]);
  videosStore.setState({ items: [] });
  plannedDaysStore.setState({ items: [] });
  remindersStore.setState({ live: null, list: [], settled: undefined });
  await toolRunOf('conversion-planner').hydrate();
  toolRunOf('conversion-planner').setState({ answers: {} });
});

describe('where lives lay before they were one record', () => {
  it('a ticked day has a live at the time set for it, and is ticked no more', async () => {
    tick('2026-11-26');
    keepAnswer(toolRunOf('conversion-planner'), 'live-2026-11-26', '18:15');
    await gatherLives();
    expect(lives()).toMatchObject([{ id: 'planner-live-2026-11-26', slot: { date: '2026-11-26', time: '18:15' } }]);
    expect(plannedDaysStore.getState().items).toEqual([{ id: '2026-11-26', liveSession: false, completed: false }]);
    expect(rings()).toEqual([]);
  });

  it('without a time, at the preferred one of the reminder card', async () => {
    const live = { id: 'live', enabled: false, niche: 'Tech', preferredDays: [], userName: '' };
    remindersStore.setState({ live: { ...live, preferredTime: '7:30 PM' } });
    tick('2026-11-26');
    await gatherLives();
    expect(lives()).toMatchObject([{ slot: { time: '19:30' } }]);
  });

  it('a ticked day with its reminder is one live, at the time at which it rings', async () => {
    tick('2026-11-26');
    keepAnswer(toolRunOf('conversion-planner'), 'live-2026-11-26', '18:15');
    remindersStore.setState({ list: [once('planner-live-2026-11-26', '2026-11-26', '20:00')] });
    await gatherLives();
    expect(lives()).toMatchObject([{ slot: { time: '20:00' }, remindedFrom: setAt }]);
    expect(rings()).toEqual(['2026-11-26 20:00']);
    expect(remindersStore.getState().list).toEqual([]);
  });

  it('a live of the tracker takes the reminder of its day, and its hour', async () => {
    videosStore.setState({
      items: [exampleVideo({ id: 'serum', kind: 'live', slot: { date: '2026-11-26', time: '19:00' } })],
    });
    tick('2026-11-26');
    remindersStore.setState({ list: [once('planner-live-2026-11-26', '2026-11-26', '18:15')] });
    await gatherLives();
    expect(lives()).toMatchObject([{ id: 'serum', slot: { time: '18:15' } }]);
    expect(rings()).toEqual(['2026-11-26 18:15']);
  });

  it('reminders of other tools become lives; what is over rings no more and is not brought back', async () => {
    remindersStore.setState({
      list: [
        once('weekly-live-thursday', '2026-11-26', '19:00'),
        once('live-plan-2026-11-27', '2026-11-27', '20:00'),
        once('live-plan-2026-11-24', '2026-11-24', '11:00'),
      ],
    });
    await gatherLives();
    expect(lives().map(({ id }) => id)).toEqual(['live-plan-2026-11-27', 'weekly-live-thursday-2026-11-26']);
    expect(rings()).toEqual(['2026-11-26 19:00', '2026-11-27 20:00']);
  });

  it('a day of the past that was ticked keeps its live, for the review', async () => {
    tick('2026-11-18');
    await gatherLives();
    expect(lives()).toMatchObject([{ slot: { date: '2026-11-18', time: '20:00' } }]);
  });

  it('a day whose live was published has no second one', async () => {
    const publishedAt = new Date('2026-11-18T20:10').toISOString();
    videosStore.setState({ items: [exampleVideo({ id: 'out', kind: 'live', publishedAt })] });
    tick('2026-11-18');
    await gatherLives();
    expect(lives().map(({ id }) => id)).toEqual(['out']);
  });

  it('twice, in another tab, or from the same backup again, is once', async () => {
    const asItWas = () => {
      tick('2026-11-26');
      remindersStore.setState({ list: [once('weekly-live-friday', '2026-11-27', '19:00')] });
    };
    asItWas();
    await gatherLives();
    const gathered = videosStore.getState().items;
    asItWas();
    await gatherLives();
    expect(videosStore.getState().items).toEqual(gathered);
    expect(rings()).toEqual(['2026-11-27 19:00']);
  });

  it('weekly reminders and those of posts stay where they are', async () => {
    const weekly: Reminder = {
      id: 'live',
      kind: 'live',
      schedule: { repeat: 'weekly', weekdays: [3], time: '20:00', zone: ZONE },
      setAt,
    };
    const post: Reminder = { ...once('post-1', '2026-11-26', '18:00'), kind: 'posting' };
    remindersStore.setState({ list: [weekly, post, once('live-plan-2026-11-27', '2026-11-27', '20:00')] });
    await gatherLives();
    expect(remindersStore.getState().list).toEqual([weekly, post]);
  });
});
