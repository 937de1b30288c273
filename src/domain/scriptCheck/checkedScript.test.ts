import { describe, expect, it } from 'vitest';
import { checkInItsLanguage } from './checkedScript';

const languageOf = (text: string, shownLanguage: string, product?: string) =>
  checkInItsLanguage({ text, product }, shownLanguage)?.language;

describe('the language a script is checked in', () => {
  it.each([
    ['Regarde ce que ça donne sur le coin du canapé.', 'en', 'fr'],
    ['Look at what this does to the corner of my sofa.', 'fr', 'en'],
    ['Wow. Zyx.', 'fr', 'fr'],
    ['Wow. Zyx.', 'en', 'en'],
    ['Wow. Zyx.', 'ar', 'en'],
  ])('of « %s » on a screen in %s is %s', (text, shownLanguage, expected) => {
    expect(languageOf(text, shownLanguage)).toBe(expected);
  });

  it('does not depend on the language of the product’s name', () => {
    const product = 'Crème hydratante à l’huile d’amande douce pour les mains et le corps';
    expect(languageOf(`Watch my hands. ${product}: two drops.`, 'en', product)).toBe('en');
  });

  it.each(['Hola, mira este producto para mi cocina.', 'هذا المنتج رائع، انظر إليه.'])(
    'is undefined when there are no rules for « %s »',
    (text) => {
      expect(checkInItsLanguage({ text }, 'fr')).toBeUndefined();
    },
  );

  it('decides which rules it is checked by', () => {
    const { check } = checkInItsLanguage({ text: 'It’s just below, and this is an ad.' }, 'fr') ?? {};
    expect(check?.findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  });
});
