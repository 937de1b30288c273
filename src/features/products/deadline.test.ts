import { expect, it } from 'vitest';
import type { Product } from '../../contracts/product';
import { daysLeft, daysUntil } from './deadline';

it.each([
  ['2026-11-27', 0],
  ['2026-11-28', 1],
  ['2026-11-25', -2],
  ['2027-03-30', 123],
])('from 27 November to %s it is %i days', (date, days) => {
  expect(daysUntil(date, '2026-11-27')).toBe(days);
});

it('only a sample that is in use has days left', () => {
  const sample: Product = {
    id: 'p',
    name: 'Lampe',
    from: 'sample',
    deadline: '2026-11-30',
    facts: {},
    struck: [],
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  expect(daysLeft(sample, '2026-11-27')).toBe(3);
  expect(daysLeft({ ...sample, from: 'bought' }, '2026-11-27')).toBeUndefined();
  expect(daysLeft({ ...sample, deadline: undefined }, '2026-11-27')).toBeUndefined();
  expect(daysLeft({ ...sample, archivedAt: '2026-11-26T10:00:00.000Z' }, '2026-11-27')).toBeUndefined();
});
