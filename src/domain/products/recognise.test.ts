import { describe, expect, it } from 'vitest';
import { ambiguousLines } from '../../../scripts/products/productBooks';
import { ambiguousWords } from './ambiguous';
import type { NameList } from './productBook';
import { productRecogniser } from './recognise';

const facts = { handling: 'plugged-in', niche: 'cooking', rules: [] } as const;
const fr: NameList = {
  kitchen: {
    ...facts,
    names: 'm appareil de cuisine',
    kinds: {
      'air-fryer': 'm air fryer|f friteuse sans huile||cosori',
      'wine-glass': 'm verre à vin',
      'mini-fridge': 'm petit frigo',
      'salt-and-pepper': 'm moulin à sel et poivre',
    },
  },
  phones: {
    ...facts,
    names: 'm accessoire de téléphone',
    kinds: { 'phone-case': 'f coque', phone: 'm téléphone||iphone' },
  },
};
const en: NameList = {
  phones: {
    ...facts,
    names: 's phone accessory',
    kinds: { 'phone-case': 's phone case', wallet: 's wallet' },
  },
  shoes: { ...facts, names: 'p shoes', kinds: { 'work-shoes': 'p work shoes', planter: 's planter' } },
  clothes: { ...facts, names: 'p clothes', kinds: { dress: 's dress', scarf: 's scarf', 'baby-cap': 's baby cap' } },
  gifts: { ...facts, names: 's gift', kinds: { 'secret-santa-gift': 's stocking stuffer' } },
};
const recognise = productRecogniser({
  fr: { list: fr, ambiguous: ambiguousWords(ambiguousLines('fr')) },
  en: { list: en, ambiguous: ambiguousWords(ambiguousLines('en')) },
});

describe('a product is recognised', () => {
  it.each([
    ['air fryer XXL', { is: 'kind', family: 'kitchen', kind: 'air-fryer', name: 'm air fryer' }],
    ['Friteuse sans huile noire', { is: 'kind', family: 'kitchen', kind: 'air-fryer', name: 'f friteuse sans huile' }],
    ['frituese sans huille', { is: 'kind', family: 'kitchen', kind: 'air-fryer', name: 'f friteuse sans huile' }],
    ['Cosori', { is: 'kind', family: 'kitchen', kind: 'air-fryer' }],
    ['petit appareil de cuisine', { is: 'family', family: 'kitchen' }],
    ['petit frigo de chambre', { is: 'kind', family: 'kitchen', kind: 'mini-fridge', name: 'm petit frigo' }],
    ['petit truc', { is: 'unknown' }],
    [
      'moulin sel et poivre',
      { is: 'kind', family: 'kitchen', kind: 'salt-and-pepper', name: 'm moulin à sel et poivre' },
    ],
    ['zorblax 3000', { is: 'unknown' }],
  ])('%s', (typed, expected) => {
    expect(recognise(typed, 'fr')).toEqual(expected);
  });

  it.each([
    ['dresses', 'dress'],
    ['wool scarves', 'scarf'],
    ['baby caps', 'baby-cap'],
  ])('%s, by its English plural', (typed, kind) => {
    expect(recognise(typed, 'en')).toMatchObject({ kind });
  });

  it('by the first of several names in French, by the last of those side by side in English', () => {
    expect(recognise('coque iphone 15', 'fr')).toMatchObject({ kind: 'phone-case' });
    expect(recognise('wallet phone case', 'en')).toMatchObject({ kind: 'phone-case' });
  });

  it('by a name of several words before a single one that follows it', () => {
    expect(recognise('phone case wallet', 'en')).toMatchObject({ kind: 'phone-case' });
  });

  it('by what stands before the words that say for whom or with what', () => {
    expect(recognise('ça pour mettre sur le verre à vin', 'fr')).toEqual({ is: 'unknown' });
    expect(recognise('air fryer avec verre à vin dessiné', 'fr')).toMatchObject({ kind: 'air-fryer' });
  });

  it('never by an occasion if an object is named besides', () => {
    expect(recognise('stocking stuffer: slim wallet', 'en')).toMatchObject({ kind: 'wallet' });
    expect(recognise('funny stocking stuffer', 'en')).toMatchObject({ kind: 'secret-santa-gift' });
  });

  it('never by a word of an English adjective of use, or by what somebody does with it', () => {
    expect(recognise('slip on work shoes non slip', 'en')).toMatchObject({ kind: 'work-shoes' });
    expect(recognise('you stick it there', 'en')).toEqual({ is: 'unknown' });
  });

  it('by a well spelt English name before a single word that only resembles one', () => {
    expect(recognise('plantar relief work shoes', 'en')).toMatchObject({ kind: 'work-shoes' });
  });

  it('by a named product after an English word that could mean much', () => {
    expect(recognise('glass effect phone case', 'en')).toMatchObject({ kind: 'phone-case' });
  });

  it('with the name that was typed, if something else told the kind', () => {
    expect(recognise('wallet for any phone, slim', 'en')).toMatchObject({ kind: 'wallet', name: 's wallet' });
  });
});

describe('a word that means several products', () => {
  it('is said to, with its meanings', () => {
    const { is, ...said } = recognise('souris rose', 'fr');
    expect(is).toBe('ambiguous');
    expect(said).toMatchObject({ kinds: expect.arrayContaining(['computers/mouse', 'cats/cat-toy']) });
  });

  it('means what the words beside it say', () => {
    expect(recognise('souris pour chat', 'fr')).toEqual({ is: 'kind', family: 'cats', kind: 'cat-toy' });
    expect(recognise('charger for macbook', 'en')).toMatchObject({ kind: 'laptop-charger' });
  });

  it('is ambiguous in its own language only', () => {
    expect(recognise('nails', 'en').is).toBe('ambiguous');
    expect(recognise('nails', 'fr').is).toBe('unknown');
  });

  it('means nothing else within a longer name', () => {
    expect(recognise('coque de téléphone verre à vin', 'fr')).toMatchObject({ kind: 'phone-case' });
  });
});

describe('what may not be promoted', () => {
  it.each([
    ['puff jetable goût mangue', 'nicotine'],
    ['ozempik sans ordonance', 'medicine'],
    ['poing américain doré', 'weapon'],
    ['coque puff 9000', 'nicotine'],
    ['bouteille de vin rouge', 'alcohol'],
  ])('is said: %s', (typed, reason) => {
    expect(recognise(typed, 'fr')).toEqual({ is: 'forbidden', reason });
  });

  it('is not what only sounds like it, or is free of it', () => {
    expect(recognise('verre à vin', 'fr')).toMatchObject({ kind: 'wine-glass' });
    expect(recognise('air fryer sans nicotine', 'fr')).toMatchObject({ kind: 'air-fryer' });
    expect(recognise('nicotine free phone case', 'en')).toMatchObject({ kind: 'phone-case' });
  });

  it('is said of what is given away for nothing', () => {
    expect(recognise('free nicotine phone case', 'en')).toEqual({ is: 'forbidden', reason: 'nicotine' });
  });

  it('is said as a gift, too, and after whoever uses it', () => {
    expect(recognise('you vape stocking stuffer', 'en')).toEqual({ is: 'forbidden', reason: 'nicotine' });
  });
});
