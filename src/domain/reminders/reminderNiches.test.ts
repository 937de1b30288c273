import { expect, it } from 'vitest';
import { REMINDER_NICHES, reminderNicheOf } from './reminderNiches';

it('every niche of the list is named by its own words, in both languages', () => {
  expect(REMINDER_NICHES.map(reminderNicheOf)).toEqual([...REMINDER_NICHES]);
  expect(['Beauté', 'cuisine', 'home', 'animaux'].map(reminderNicheOf)).toEqual([
    'Beauty',
    'Cooking & Kitchen',
    'Home Decor',
    'Pet Products',
  ]);
});

it('what the list has no niche for is left open', () => {
  expect(['parenting', 'lifestyle', 'gaming', 'xyz', ''].map(reminderNicheOf)).toEqual(Array(5).fill(undefined));
});
