import { describe, expect, it } from 'vitest';
import { readTypedProduct } from './typedProduct';

describe('what is read of a typed product', () => {
  it('keeps the text to the letter, and the facts beside the wording', () => {
    expect(readTypedProduct('  Friteuse sans huile 5,5 L 3 en 1 29,90 € 🔥 ')).toEqual({
      typed: 'Friteuse sans huile 5,5 L 3 en 1 29,90 € 🔥',
      wording: 'Friteuse sans huile',
      size: '5,5 L',
      functions: '3 en 1',
      price: { amount: 29.9, currency: 'EUR' },
    });
  });

  it.each([
    ['$12.50 lip tint', 12.5, 'USD'],
    ['serum 9€99', 9.99, 'EUR'],
    ['brosse 15 balles', 15, 'EUR'],
    ['hair oil £8', 8, 'GBP'],
  ])('reads the price of « %s »', (text, amount, currency) => {
    expect(readTypedProduct(text).price).toEqual({ amount, currency });
  });

  it.each(['lot de 6 assiettes', 'assiettes x6', 'assiettes 6 pcs'])('reads the count of « %s »', (text) => {
    const { count, wording } = readTypedProduct(text);
    expect(count).toContain('6');
    expect(wording).toBe('assiettes');
  });

  it.each([
    ['https://boutique.example.fr/products/bougie-parfumee-vanille?variant=42', 'bougie parfumee vanille'],
    ['https://shop.example.com/dp/B0ABCDEFGH/mini-blender-usb.html', 'mini blender usb'],
    ['https://shop.example.com/view/1729?region=FR&title=brosse+soufflante-rose', 'brosse soufflante rose'],
  ])('takes the words of the address %s', (address, wording) => {
    expect(readTypedProduct(address)).toMatchObject({ typed: address, wording });
  });

  it.each([
    ['1:16 scale RC rock crawler', 'RC rock crawler'],
    ['maquette voiture échelle 1/24', 'maquette voiture'],
    ['sac de marque 1:1', 'sac de marque 1:1'],
  ])('takes the scale of a model for a size, but not 1:1: « %s »', (typed, wording) => {
    expect(readTypedProduct(typed).wording).toBe(wording);
  });
});
