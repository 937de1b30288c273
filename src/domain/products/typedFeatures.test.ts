import { expect, it } from 'vitest';
import french from './told/fr.json';
import { covers, featuresIn } from './typedFeatures';

const wordsOf = (typed: string, handling: string, name = 'objet') =>
  featuresIn(typed, handling, name, french.features).map(({ words: [word] }) => word);

it.each([
  ['coque iphone 15 magsafe', 'mounted', ['magsafe']],
  ['Lampe de bureau LED', 'lit', ['led ']],
  ['Grille-pain LED', 'plugged-in', []],
  ['manteau imperméable à capuche réfléchissant', 'worn', ['impermeable', 'capuche']],
  ['beurre corporel bio', 'applied', ['bio ']],
  ['biotine 10 000', 'swallowed', []],
  ['crème solaire visage', 'applied', []],
  ['poster géant', 'decorates', ['geant']],
])('%s (%s): %j', (typed, handling, words) => expect(wordsOf(typed, handling)).toEqual(words));

it('leaves what the name says to the kind', () => {
  expect(wordsOf('enceinte bluetooth', 'listened-to', 'enceinte bluetooth')).toEqual([]);
});

it('covers a promise in its own words', () => {
  const features = featuresIn('gourde anti-fuite', 'drunk', 'gourde', french.features);
  expect(covers(features, 'anti-fuite')).toBe(true);
  expect(covers(features, '2 secondes')).toBe(false);
});
