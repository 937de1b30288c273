import { expect, it } from 'vitest';
import { REMINDER_NICHES, reminderNicheOf } from './reminderNiches';

it('every niche of the list is recognised by its own name, in both languages', () => {
  expect(REMINDER_NICHES.map(reminderNicheOf)).toEqual([...REMINDER_NICHES]);
  expect(['Beauté', 'cuisine', 'home', 'animaux'].map(reminderNicheOf)).toEqual([
    'Beauty',
    'Cooking & Kitchen',
    'Home Decor',
    'Pet Products',
  ]);
});

it('a niche that the list lacks is left open', () => {
  expect(['parenting', 'lifestyle', 'gaming', 'xyz', ''].map(reminderNicheOf)).toEqual(Array(5).fill(undefined));
});
