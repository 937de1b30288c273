import { expect, it } from 'vitest';
import { detailsIn } from './details';

it.each([
  ['Coque silicone liquide iPhone 15 vert sauge', 'mounted', 'coque de téléphone', { colour: 'vert sauge' }],
  ['beurre corporel pistache 250ml', 'applied', 'beurre corporel', { scent: 'pistache' }],
  ['thé glacé pêche', 'drunk', 'thé glacé', { flavour: 'pêche' }],
  ['Electric spin scrubber 8 heads with long handle', 'cleaned-with', 'spin scrubber', { variants: '8 heads' }],
  ['Sac bandoulière cuir camel', 'carried', 'sac bandoulière', { material: 'cuir', colour: 'camel' }],
] as const)('%s (%s, %s)', (typed, handling, name, details) => {
  expect(detailsIn(typed, handling, name)).toEqual(details);
});

it.each([
  ['lunettes anti lumière bleue', 'worn', 'lunettes'],
  ['huile de coco', 'applied', 'huile de coco'],
  ['veste en jean', 'worn', 'veste en jean'],
  ['montre offerte avec livraison gratuite', 'worn', 'montre'],
  ['carnet pour mon amour', 'written-with', 'carnet'],
] as const)('nothing beside its name in: %s', (typed, handling, name) => {
  expect(detailsIn(typed, handling, name)).toEqual({});
});
