import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { Measurement, Video } from '../../contracts/video';
import { type Live, plannedLives } from '../lives/livesOf';
import { type Period, weekOf } from '../week';
import { countsIn, deedsOf } from './weekCounts';

const MONDAY = 1;
const at = (local: string) => new Date(local);
const count = (period: Period, videos: readonly Video[], lives: readonly Live[] = []) =>
  countsIn(period, deedsOf(videos), lives);
const published = (local: string, known: Partial<Video> = {}) =>
  exampleVideo({ publishedAt: at(local).toISOString(), ...known });
const measured = (local: string, viewsCount?: number): Measurement => ({
  id: local,
  measuredAt: at(local).toISOString(),
  viewsCount,
});

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Paris'));
afterEach(() => vi.unstubAllEnvs());

describe('what was really planned, published, promoted and measured', () => {
  const week = weekOf('2026-11-21', MONDAY);

  it('nothing counts as nothing', () => {
    expect(Object.values(count(week, []))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('published: from the first moment of Monday to the last of Sunday, by the local day and not by UTC', () => {
    const videos = ['2026-11-15T23:59:59', '2026-11-16T00:00:00', '2026-11-22T23:59:59', '2026-11-23T00:00:00'];
    expect(videos.map((local) => count(week, [published(local)]).published)).toEqual([0, 1, 1, 0]);
  });

  it('a week with a clock change has all its hours', () => {
    const changed = weekOf('2026-10-25', MONDAY);
    const moments = ['2026-10-18T23:59:59', '2026-10-19T00:00:00', '2026-10-25T23:59:59', '2026-10-26T00:00:00'];
    expect(moments.map((local) => count(changed, [published(local)]).published)).toEqual([0, 1, 1, 0]);
  });

  it('planned: by the date of the slot, published or not', () => {
    const slot = { date: '2026-11-22', time: '19:30' };
    const videos = [exampleVideo({ slot }), published('2026-11-20T10:00:00', { slot })];
    expect(count(week, videos)).toMatchObject({ planned: 2, published: 1 });
    expect(count(week, [exampleVideo({ slot: { date: '2026-11-23' } })]).planned).toBe(0);
  });

  it('lives are counted separately', () => {
    const live = { kind: 'live', slot: { date: '2026-11-18' } } as const;
    const videos = [exampleVideo(live), published('2026-11-18T20:00:00', live)];
    expect(count(week, videos)).toMatchObject({ planned: 0, published: 0, livesPlanned: 2, livesDone: 1, minutes: 0 });
    const long = published('2026-11-18T20:00:00', { ...live, minutes: 45 });
    expect(count(week, [...videos, long]).minutes).toBe(45);
  });

  it('a weekly live counts on its days from today on, unless a live of the record stands there', () => {
    const weekly = {
      id: 'live',
      kind: 'live' as const,
      schedule: { repeat: 'weekly' as const, weekdays: [3, 5, 7], time: '20:00', zone: 'Europe/Paris' },
      setAt: '2026-11-01T10:00:00.000Z',
    };
    const live = exampleVideo({ kind: 'live', slot: { date: '2026-11-20', time: '20:00' } });
    const lives = plannedLives(week, { videos: [live], weekly: [weekly], settled: [] }, '2026-11-19');
    expect(lives.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-22']);
    expect(count(week, [live], lives).livesPlanned).toBe(2);
  });

  it('products: different ones among what was published, including lives, however they are spelt', () => {
    const names = ['Sérum éclat', ' serum  ÉCLAT ', 'Lampe', undefined, '  '];
    const videos = names.map((product) => published('2026-11-20T10:00:00', { product }));
    const live = published('2026-11-20T10:00:00', { kind: 'live', product: 'Gourde' });
    expect(count(week, [...videos, live, exampleVideo({ product: 'Pas publié' })]).products).toBe(3);
  });

  it('measured: each once, with the views of its last measurement in the period', () => {
    const measurements = [measured('2026-11-20T10:00:00', 900), measured('2026-11-18T10:00:00', 300)];
    const once = published('2026-11-01T10:00:00', { measurements });
    const earlier = published('2026-11-01T10:00:00', { measurements: [measured('2026-11-15T23:59:59', 5000)] });
    const withoutViews = published('2026-11-01T10:00:00', { measurements: [measured('2026-11-22T10:00:00')] });
    expect(count(week, [once, earlier, withoutViews])).toMatchObject({ measured: 2, views: 900 });
  });
});
