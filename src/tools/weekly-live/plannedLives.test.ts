import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { generate } from './generate';
import french from './locales/fr.json';
import { inWeek, plannedLives, usualWeek, type Week } from './plannedLives';

const planFor = (niche: string, madeAt: string) =>
  generate({ niche }, french.texts, { now: new Date(madeAt), random: seededRandom(1) });
const livesAt = (now: string, week: Week = 'this', niche = 'lifestyle') =>
  plannedLives(
    inWeek(planFor(niche, '2026-11-02T08:00'), week, new Date(now)),
    { now: new Date(now), zone: 'Europe/Paris' },
    ({ day, date }) => `${day} ${date}`,
  );
const datesAt = (now: string, week?: Week) => livesAt(now, week).map(({ session }) => session.date);
const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
const NEXT = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];

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
    expect(livesAt('2026-11-16T08:00', 'this', 'home')[0]?.moment.niche).toBe('Home Decor');
  });

  it('that have begun are over and not proposed', () => {
    expect(datesAt('2026-11-18T18:59')).toEqual(WEEK.slice(2));
    expect(datesAt('2026-11-18T19:00')).toEqual(WEEK.slice(3));
    expect(datesAt('2026-11-22T23:00')).toEqual([]);
  });

  it('are those of this week or the next, however old the plan is', () => {
    expect(datesAt('2026-11-16T08:00', 'next')).toEqual(NEXT);
    expect(datesAt('2026-11-22T23:00', 'next')).toEqual(NEXT);
  });

  it('are next week’s from Thursday on unless the creator says otherwise', () => {
    const days = WEEK.map((date) => usualWeek(new Date(`${date}T12:00`)));
    expect(days).toEqual(['this', 'this', 'this', 'next', 'next', 'next', 'next']);
  });

  it('keep their time of day when the clocks change', () => {
    const sunday = livesAt('2027-03-27T12:00').at(-1);
    expect(sunday?.moment.schedule).toMatchObject({ date: '2027-03-28', time: '19:00' });
  });

  it('have the same ids in every niche, so that a new plan replaces the old one', () => {
    const idsOf = (niche: string) => livesAt('2026-11-16T08:00', 'this', niche).map(({ moment }) => moment.id);
    expect(idsOf('tech')).toEqual(idsOf('beauty'));
    expect(new Set(idsOf('tech')).size).toBe(7);
  });
});
