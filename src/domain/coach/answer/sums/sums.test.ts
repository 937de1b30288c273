import { describe, expect, it } from 'vitest';
import type { CoachLanguage } from '../../language';
import { readQuantities } from '../../understand/quantities';
import type { SumContext } from './given';
import { saySum } from './saySum';
import { SUM_IDS, sumsOf } from './sums';

const CONTEXT: SumContext = { isLive: false, isGoal: false, isAccess: false, isHold: false };

function said(message: string, language: CoachLanguage = 'fr', context: Partial<SumContext> = {}): string {
  const [sum] = sumsOf(readQuantities(message, language === 'fr' ? '€' : '$'), { ...CONTEXT, ...context });
  return sum ? saySum(sum, language).join(' ').replace(/\s/g, ' ') : '';
}

describe('a calculation with the figures of a message', () => {
  it.each([
    ['15 % de 39,90 €', 'Tu touches 5,99 € par vente. 39,90 € × 15 % = 5,99 €.'],
    ['produit à 27€, 15%, 38 ventes', '38 ventes te rapportent 153,90 €. 27 € × 15 % = 4,05 € par vente, × 38.'],
    ['produit à 25€, 20% de com, je veux 500€ par mois', 'Il te faut 100 ventes pour arriver à 500 €.'],
    [
      '80€ fixe ou 15% sur un produit à 45€',
      'À partir de 12 ventes, la commission te rapporte plus que le fixe de 80 €.',
    ],
    ['2400 vues 31 likes', '1,3 % de likes : 31 pour 2 400 vues. C’est sous le repère (3 à 6 %)'],
    [
      '340 clics et 4 commandes',
      '1,2 % des clics achètent : 4 commandes pour 340 clics. C’est sous le repère (2 à 5 %)',
    ],
    ['3 s vues sur une vidéo de 20 s', 'On regarde 15 % de ta vidéo : 3 s sur 20 s.'],
    ['12 commandes dont 3 retours', '25 % de retours : 3 sur 12, il te reste 9 ventes.'],
    [
      'prix 40€, coupon de 8€, ma com c’est 20%',
      'Tu touches 6,40 € : la commission se calcule sur ce qui est payé, 32 €.',
    ],
    [
      '10e par jour en boost 3 jours, 5 ventes, 3,75€ de com',
      'il faut 8 ventes à 3,75 € pour le rembourser. Tu as 5 ventes, donc 18,75 € : il manque 11,25 €',
    ],
    ['112 commandes 17 remboursées, 5,10€ de com', 'Il te reste 484,50 € : 95 ventes gardées × 5,10 €.'],
    ['18% d’une creme a 9,90€ ou 8% d’un robot a 45€', 'Le deuxième rapporte plus par vente : 3,60 € contre 1,78 €.'],
    ['mon script fait 110 mots pour 30 s', '110 mots, ça prend environ 44 s à voix posée. Pour 30 s, vise 75 mots'],
    ['2300 vues et 184€ de ventes', 'Ton GPM est de 80 €'],
  ])('%s', (message, result) => {
    expect(said(message)).toContain(result);
  });

  it('says in English what it says in French', () => {
    expect(said('earned $61 in 19 hours', 'en')).toContain('That comes to $3.21 an hour.');
    expect(said('8 dollars a day boost for 3 days, commission is $2.10', 'en')).toContain('it takes 12 sales at $2.10');
  });

  it('splits a live only when the message is about one', () => {
    expect(said('45 min avec 3 produits', 'fr', { isLive: true })).toContain('5 min d’ouverture, 11 min par produit');
    expect(said('45 min avec 3 produits')).toBe('');
  });

  it('a goal and its careful range are one line that explains the difference', () => {
    const goal = said('je veux gagner 500€ par mois');
    expect(goal).toContain('Pour 500 € par mois, compte environ 239 ventes.');
    expect(goal).toMatch(
      /ça ferait [\d\s]+ vues ; un compte qui débute en demande plutôt [\d\s]+ à [\d\s]+, parce que/,
    );
  });

  it('is none without figures that belong together, or with impossible ones', () => {
    expect(said('j’ai 3 enfants')).toBe('');
    expect(said('40 likes pour 10 vues')).toBe('');
  });

  it('has words for each of them in both languages', () => {
    for (const language of ['fr', 'en'] as const)
      for (const id of SUM_IDS) expect(saySum({ id, band: 'low', values: {} }, language).join('')).not.toBe('');
  });
});
