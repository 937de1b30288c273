import { expect, it } from 'vitest';
import { detailsIn, listingIn } from './details';

it.each([
  [
    'Coque silicone liquide iPhone 15 vert sauge',
    'mounted',
    'coque de téléphone',
    { colour: 'vert sauge', material: 'silicone' },
  ],
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

it.each([
  ['dashcam avant arrière 4k carte sd incluse 💥', 'dashcam', 'avant arrière carte sd incluse'],
  ['weekly pill organizer am pm cute', 'pill organizer', 'weekly am pm cute'],
  ['Moules à cake silicone individuels x12', 'moule à cake', 'silicone individuels'],
  ['gourde 750 ml', 'gourde', undefined],
  ['sérum vitamine C 9,99 €', 'sérum à la vitamine C', undefined],
  ['cadeau pour mon mari : serrure à empreinte', 'serrure', undefined],
  ['https://shop.example/valise-rigide-cabine', 'valise', undefined],
])('of « %s » the words beside « %s » are %s', (typed, name, listing) => {
  expect(listingIn(typed, name)).toBe(listing);
});
