import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { PlannedDay } from '../../contracts/plannedDay';
import type { Measurement, Video } from '../../contracts/video';
import { countsIn, deedsOf, monthOf, type Period, weekOf } from './weekCounts';

const at = (local: string) => new Date(local);
const count = (period: Period, videos: readonly Video[], days: readonly PlannedDay[] = []) =>
  countsIn(period, deedsOf(videos), days);
const published = (local: string, known: Partial<Video> = {}) =>
  exampleVideo({ publishedAt: at(local).toISOString(), ...known });
const day = (id: string, liveSession = true): PlannedDay => ({ id, liveSession, completed: false });
const measured = (local: string, viewsCount?: number): Measurement => ({
  id: local,
  measuredAt: at(local).toISOString(),
  viewsCount,
});

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Paris'));
afterEach(() => vi.unstubAllEnvs());

describe('the local week, Monday to Sunday', () => {
  it.each([
    ['Monday at midnight', '2026-11-16T00:00:00', '2026-11-16', '2026-11-22'],
    ['Sunday to the last second', '2026-11-22T23:59:59', '2026-11-16', '2026-11-22'],
    ['the turn of the year', '2027-01-01T10:00:00', '2026-12-28', '2027-01-03'],
    ['the clocks going back', '2026-10-25T02:30:00', '2026-10-19', '2026-10-25'],
    ['the clocks going forward', '2026-03-29T03:00:00', '2026-03-23', '2026-03-29'],
  ])('%s', (_, now, first, last) => {
    expect(weekOf(at(now))).toEqual({ first, last });
  });

  it('any number of weeks ago, across a clock change and the turn of the year', () => {
    expect(weekOf(at('2026-11-02T00:00:00'), 1)).toEqual({ first: '2026-10-26', last: '2026-11-01' });
    expect(weekOf(at('2026-11-02T00:00:00'), 2)).toEqual({ first: '2026-10-19', last: '2026-10-25' });
    expect(weekOf(at('2027-01-04T00:00:00'), 7)).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  });
});

describe('the month', () => {
  it.each([
    ['2026-02-28T23:59:59', '2026-02-01', '2026-02-28'],
    ['2028-02-01T00:00:00', '2028-02-01', '2028-02-29'],
    ['2026-12-31T23:00:00', '2026-12-01', '2026-12-31'],
  ])('%s', (now, first, last) => {
    expect(monthOf(at(now))).toEqual({ first, last });
  });
});

describe('what was really planned, published, promoted and measured', () => {
  const week = weekOf(at('2026-11-21T10:00:00'));

  it('nothing counts as nothing', () => {
    expect(Object.values(count(week, []))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('published: from the first moment of Monday to the last of Sunday, by the local day and not by UTC', () => {
    const videos = ['2026-11-15T23:59:59', '2026-11-16T00:00:00', '2026-11-22T23:59:59', '2026-11-23T00:00:00'];
    expect(videos.map((local) => count(week, [published(local)]).published)).toEqual([0, 1, 1, 0]);
  });

  it('a week with a clock change has all its hours', () => {
    const changed = weekOf(at('2026-10-25T12:00:00'));
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
    expect(count(week, videos)).toMatchObject({ planned: 0, published: 0, livesPlanned: 2, livesDone: 1 });
  });

  it("the planner's live days count if no live is planned on the day", () => {
    const live = exampleVideo({ kind: 'live', slot: { date: '2026-11-18' } });
    const days = [day('2026-11-18'), day('2026-11-19'), day('2026-11-20', false), day('2026-11-23')];
    expect(count(week, [live], days).livesPlanned).toBe(2);
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
