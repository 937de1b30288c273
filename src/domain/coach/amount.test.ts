import { describe, expect, it } from 'vitest';
import { readGoal, readSale } from './amount';

describe('readGoal', () => {
  it.each([
    ['je veux 2000 € par mois', 2000],
    ['gagner 2 000€ par mois', 2000],
    ['objectif 1,5k par mois', 1500],
    ['how many views for 5k', 5000],
    ['I want to make $3,000 a month', 3000],
    ['combien de vues pour 10.000 euros', 10_000],
    ['reach 100k', 100_000],
    ['gagner 800 par mois', 800],
  ])('%s', (message, goal) => {
    expect(readGoal(message)).toBe(goal);
  });

  it.each([
    'je fais 200 vues',
    'combien de vidéos pour 1000 abonnés',
    'a product at €20, how much commission',
    'combien coûte un produit à 20 €',
    'gagner des abonnés en 2026',
    'how many views for 3 videos',
    '2000',
    '',
  ])('is not a goal: %s', (message) => {
    expect(readGoal(message)).toBeUndefined();
  });

  it('takes a bare number when the coach has just asked', () => {
    expect(readGoal('2000', true)).toBe(2000);
    expect(readGoal('et pour 5k ?', true)).toBe(5000);
    expect(readGoal('200 vues', true)).toBeUndefined();
  });
});

describe('readSale', () => {
  it('tells the price from what is to be earned, whichever comes first', () => {
    const sale = { price: 35, rate: 20, orders: 1, target: 1000 };
    expect(readSale('How many sales do I need for 1000 € with a 20% commission on a 35 € product?')).toEqual(sale);
    expect(readSale('Avec 20 % sur un produit à 35 €, combien de ventes pour gagner 1 000 € ?')).toEqual(sale);
    expect(readSale('combien de commandes pour 500 euros par mois, article à 24,90 €, 15 %')).toEqual({
      price: 24.9,
      rate: 15,
      orders: 1,
      target: 500,
    });
  });

  it('needs a price and a rate', () => {
    expect(readSale('un produit à 25 € à 15 %')).toEqual({ price: 25, rate: 15, orders: 1 });
    expect(readSale('40 orders at €30 with 10% commission')).toEqual({ price: 30, rate: 10, orders: 40 });
    expect(readSale('15 % c’est bien ?')).toBeUndefined();
    expect(readSale('un produit à 25 €')).toBeUndefined();
    expect(readSale('25 € à 150 %')).toBeUndefined();
  });
});
