import { describe, expect, it } from 'vitest';
import { fillName, naturalName, unknownName } from './naturalName.ts';

const french = (tagged: string, text: string) => fillName(text, naturalName(tagged, 'fr'));
const english = (tagged: string, text: string) => fillName(text, naturalName(tagged, 'en'));

describe('A product in a French sentence', () => {
  it.each([
    ['m air fryer', 'l’air fryer, de l’air fryer, à l’air fryer, un air fryer, cet air fryer, ton air fryer'],
    ['f friteuse', 'la friteuse, de la friteuse, à la friteuse, une friteuse, cette friteuse, ta friteuse'],
    ['m blender', 'le blender, du blender, au blender, un blender, ce blender, ton blender'],
    ['mp écouteurs', 'les écouteurs, des écouteurs, aux écouteurs, des écouteurs, ces écouteurs, tes écouteurs'],
    ['f huile', 'l’huile, de l’huile, à l’huile, une huile, cette huile, ton huile'],
    ['f housse', 'la housse, de la housse, à la housse, une housse, cette housse, ta housse'],
    ['m yaourt', 'le yaourt, du yaourt, au yaourt, un yaourt, ce yaourt, ton yaourt'],
    [
      'm humidificateur',
      'l’humidificateur, de l’humidificateur, à l’humidificateur, un humidificateur, cet humidificateur, ton humidificateur',
    ],
  ])('has the right determiner: %s', (name, forms) => {
    expect(french(name, '{le}, {du}, {au}, {un}, {ce}, {ton}')).toBe(forms);
  });

  it('agrees in gender and number', () => {
    const text = '{Il} {tient|tiennent}, {petit|petite|petits|petites}.';
    expect(french('m blender', text)).toBe('Il tient, petit.');
    expect(french('f lampe', text)).toBe('Elle tient, petite.');
    expect(french('mp écouteurs', text)).toBe('Ils tiennent, petits.');
    expect(french('fp bottes', text)).toBe('Elles tiennent, petites.');
  });
});

describe('A product in an English sentence', () => {
  it.each([
    ['s air fryer', 'an air fryer, the air fryer, this air fryer, it, its, it'],
    ['s blender', 'a blender, the blender, this blender, it, its, it'],
    ['p earbuds', 'earbuds, the earbuds, these earbuds, they, their, them'],
    ['u shampoo', 'shampoo, the shampoo, this shampoo, it, its, it'],
    ['s USB hub', 'a USB hub, the USB hub, this USB hub, it, its, it'],
    ['s LED strip', 'an LED strip, the LED strip, this LED strip, it, its, it'],
  ])('has the right article: %s', (name, forms) => {
    expect(english(name, '{a}, {the}, {this}, {it}, {its}, {them}')).toBe(forms);
  });
});

it('begins a sentence with a capital, and leaves what is no slot', () => {
  expect(french('m air fryer', '{Le} chauffe, {inconnu} reste.')).toBe('L’air fryer chauffe, {inconnu} reste.');
});

describe('What nothing is known of', () => {
  it.each([
    ['fr', 'Zorblax 3000', 'Zorblax 3000'],
    ['fr', 'le truc qui aspire les points noirs', 'produit'],
    ['fr', 'machin pour les bocaux', 'produit'],
    ['fr', 'Étruc', 'Étruc'],
    ['en', 'that thing for jars', 'product'],
    ['en', 'the Zorblax', 'product'],
    ['en', 'Anything Box', 'Anything Box'],
  ] as const)('goes by its name, but not by a description (%s: %s)', (language, typed, bare) => {
    expect(unknownName(typed, language).bare).toBe(bare);
  });
});
