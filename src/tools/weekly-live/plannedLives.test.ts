import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { generate } from './generate';
import french from './locales/fr.json';
import { plannedLives } from './plannedLives';

const planFor = (niche: string, madeAt: string) =>
  generate({ niche }, french.texts, { now: new Date(madeAt), random: seededRandom(1) });
const livesAt = (now: string, madeAt = now, niche = 'lifestyle') =>
  plannedLives(
    planFor(niche, madeAt),
    { now: new Date(now), zone: 'Europe/Paris' },
    ({ day }, date) => `${day} ${date}`,
  );
const datesAt = (now: string, madeAt = now) => livesAt(now, madeAt).map(({ startDate }) => startDate);
const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Paris'));
afterEach(() => vi.unstubAllEnvs());

describe('the lives of a week', () => {
  it('are reminded of once, on their day, when their window opens, in the device’s time zone', () => {
    const [monday] = livesAt('2026-11-16T08:00');
    expect(monday?.moment).toEqual({
      id: 'weekly-live-monday',
      kind: 'live',
      schedule: { repeat: 'once', date: '2026-11-16', time: '19:00', zone: 'Europe/Paris' },
      niche: undefined,
      name: monday?.session.liveIdea,
      label: 'monday 2026-11-16',
    });
    expect(datesAt('2026-11-16T08:00')).toEqual(WEEK);
  });

  it('pass their niche on to the notification where it knows that niche', () => {
    expect(livesAt('2026-11-16T08:00', undefined, 'home')[0]?.moment.niche).toBe('Home Decor');
  });

  it('that have begun come on the same weekday of the next week', () => {
    expect(datesAt('2026-11-18T18:59')).toEqual(['2026-11-23', '2026-11-24', ...WEEK.slice(2)]);
    expect(datesAt('2026-11-18T19:00')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', ...WEEK.slice(3)]);
  });

  it('of a plan made weeks ago come in the days ahead', () => {
    const dates = datesAt('2026-12-09T12:00', '2026-11-16T08:00');
    expect(dates).toEqual([
      '2026-12-14',
      '2026-12-15',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
      '2026-12-13',
    ]);
  });

  it('keep their time of day when the clocks change', () => {
    const sunday = livesAt('2027-03-27T12:00').at(-1);
    expect(sunday?.moment.schedule).toMatchObject({ date: '2027-03-28', time: '19:00' });
  });

  it('have the same ids in every niche, so that a new plan replaces the old one', () => {
    const idsOf = (niche: string) => livesAt('2026-11-16T08:00', undefined, niche).map(({ moment }) => moment.id);
    expect(idsOf('tech')).toEqual(idsOf('beauty'));
    expect(new Set(idsOf('tech')).size).toBe(7);
  });
});
