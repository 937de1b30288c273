// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { freshChoice } from '../../domain/products/freshChoice';
import { startI18n } from '../../i18n/i18n';
import { seededRandom } from '../../lib/seededRandom';
import { momentsOf } from './contentMoments';
import { generate } from './generate';
import french from './locales/fr.json';

const random = seededRandom(1);
const now = new Date(2026, 10, 23, 8);
const week = generate({ niche: 'tech' }, french.texts, { now, random, choose: freshChoice(random) });

beforeAll(() => startI18n('fr', () => Promise.resolve({})));

it('every slot of the week once, in the device’s time zone, lives as lives', () => {
  const moments = momentsOf(week, 'Europe/Paris', new Date(2026, 10, 23, 8));
  const entries = week.days.flatMap(({ content }) => content);
  expect(moments.map(({ name }) => name)).toEqual(entries.map(({ title }) => title));
  expect(moments.filter(({ kind }) => kind === 'live').map(({ id }) => id)).toEqual([
    'weekly-content-wednesday-live',
    'weekly-content-saturday-live',
  ]);
  expect(moments.find(({ id }) => id === 'weekly-content-wednesday-live')?.schedule).toEqual({
    repeat: 'once',
    date: '2026-11-25',
    time: entries.find(({ id }) => id === 'wednesday-live')?.time,
    zone: 'Europe/Paris',
  });
  expect(new Set(moments.map(({ id }) => id)).size).toBe(moments.length);
});

it('what is over has no bell', () => {
  const saturday = momentsOf(week, 'Europe/Paris', new Date(2026, 10, 28, 23));
  expect(saturday.map(({ id }) => id.split('-')[2])).toEqual(saturday.map(() => 'sunday'));
  expect(saturday.length).toBeGreaterThan(0);
  expect(momentsOf(week, 'Europe/Paris', new Date(2026, 10, 30))).toEqual([]);
});
