// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { freshChoice } from '../../domain/products/freshChoice';
import { startI18n } from '../../i18n/i18n';
import { seededRandom } from '../../lib/seededRandom';
import { generate } from './generate';
import english from './locales/en.json';
import { momentsOf } from './strategyMoments';

const momentsFor = (country: string, week = '1') => {
  const answers = { product: 'Plum gloss', niche: 'beauté', country, level: 'beginner', week };
  const random = seededRandom(1);
  const product = briefOfTyped(answers.product, 'en');
  const strategy = generate(answers, english.texts, { random, choose: freshChoice(random), product });
  return momentsOf(strategy, answers, 'Africa/Dakar', i18next.getFixedT('en', 'weekly-strategy'));
};

beforeAll(() => startI18n('en', () => Promise.resolve(english), ['weekly-strategy']));

it('seven slots, each weekly on its day; day 4 is the live', () => {
  const moments = momentsFor('France');
  expect(moments.map(({ kind }) => kind)).toEqual([
    'posting',
    'posting',
    'posting',
    'live',
    'posting',
    'posting',
    'posting',
  ]);
  expect(moments[0]).toEqual({
    id: 'weekly-strategy-monday',
    kind: 'posting',
    schedule: { repeat: 'weekly', weekdays: [1], time: '18:30', zone: 'Europe/Paris' },
    niche: 'Beauty',
    name: 'Plum gloss',
    label: expect.stringMatching(/^Monday · 6:30\sPM$/),
  });
  expect(moments[6]?.schedule).toMatchObject({ weekdays: [7], time: '18:45' });
});

it('is on the clock of the audience’s country, or on the device’s if that is unknown', () => {
  expect(momentsFor('usa')[0]?.schedule).toMatchObject({ time: '19:30', zone: 'America/New_York' });
  expect(momentsFor('Sénégal')[0]?.schedule.zone).toBe('Africa/Dakar');
});

it('stays the same in the following weeks', () => {
  expect(momentsFor('France', '2')).toEqual(momentsFor('France', '1'));
});
