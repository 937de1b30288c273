import { expect, it } from 'vitest';
import { naturalName, unknownName } from './naturalName';
import { wholeName } from './wholeName';

it.each([
  ['chocolat dubai pistache kadaif', 'm chocolat dubaï', 'fr', 'chocolat dubaï pistache kadaif'],
  ['Coque Silicone Liquide vert sauge MagSafe', 'f coque', 'fr', 'coque silicone liquide vert sauge'],
  ['Bottines chelsea cuir marron femme', 'fp bottines chelsea', 'fr', 'bottines chelsea cuir marron'],
  ['lampe de bureau avec', 'f lampe de bureau', 'fr', 'lampe de bureau'],
  ['carbon steel wok flat bottom', 's wok', 'en', 'carbon steel wok'],
  ['Adult Mandala Coloring Book', 's coloring book', 'en', 'adult mandala coloring book'],
  ['cadeau pour mon mari serrure à empreinte', 'f serrure', 'fr', 'serrure'],
  ['those star shaped pimple patches', 'p pimple patches', 'en', 'pimple patches'],
  ['créoles acier inoxydable doré ne noircit pas', 'fp créoles', 'fr', 'créoles acier inoxydable doré'],
  ['Magnésium bisglycinate 120 gélules', 'm magnésium', 'fr', 'magnésium bisglycinate'],
  ['serum visage', 'm sérum à la vitamine C', 'fr', 'sérum à la vitamine C'],
] as const)('of « %s », %s, is %s: %s', (wording, tagged, language, whole) => {
  expect(wholeName(wording, naturalName(tagged, language)).bare).toBe(whole);
});

it('is the name alone where nothing is known', () => {
  const name = unknownName('Zorblax 3000', 'fr');
  expect(wholeName('Zorblax 3000', name)).toBe(name);
});
