import { describe, expect, it } from 'vitest';
import { readQuantities } from './quantities';

const read = (message: string, currency = '€') =>
  readQuantities(message, currency).map(({ value, unit, role, per, currency: of }) =>
    [value, unit, of, role, per].filter((part) => part !== undefined).join(' '),
  );

describe('the figures of a message', () => {
  it.each([
    ['2,4k vues 31 likes c nul?', ['2400 views', '31 likes']],
    ['i got 340 clicks and 4 orders', ['340 clicks', '4 orders']],
    ['vues: 12 400 likes 310', ['12400 views', '310 likes']],
    ['vues 2400 likes 31 commentaires 4', ['2400 views', '31 likes', '4 comments']],
    ['watch time 3.2s on a 20s video', ['3.2 seconds', '20 seconds']],
    ['avg watch 6 sec video is 15 sec', ['6 seconds', '15 seconds']],
    ['12 commandes dont 3 retours', ['12 orders', '3 returns']],
    ['live de 45 min avec 3 produits', ['45 minutes', '3 products']],
    ['mon script fait 110 mots', ['110 words']],
    ['l appli me prend 900 mo', ['900 storage']],
    ['3 par jour ou 3 par semaine ?', ['3 day', '3 week']],
  ])('are counted as what they count: %s', (message, found) => {
    expect(read(message)).toEqual(found);
  });

  it.each([
    ['mon produit est a 29€90 avec 12% com', ['29.9 money € price', '12 percent']],
    ['15% of 39.90 and i want 300 a month', ['15 percent', '39.9 money € price', '300 money € goal month']],
    ['la marque me propose 80€ fixe', ['80 money € fee']],
    ['je gagne 2€ par vente', ['2 money € commission order']],
    ['jai fait 1200€ de ventes a 10%', ['1200 money € sales', '10 percent']],
    ['ive made $45 in 30 hours', ['45 money $ earned', '30 hours']],
    ['prix 40e mais un coupon de 8e', ['40 money € price', '8 money € discount']],
    ['jai boosté 10e par jour pdt 3 jours', ['10 money € spent day', '3 days']],
    ['i spent 30 on ads, 5 sales at 3.75 commission', ['30 money € spent', '5 orders', '3.75 money € commission']],
  ])('amounts say what they are, in both notations: %s', (message, found) => {
    expect(read(message)).toEqual(found);
  });

  it('an amount without a currency is in the language’s own', () => {
    expect(read('it costs 19.99', '$')).toEqual(['19.99 money $ price']);
  });

  it('a bare number counts nothing', () => {
    expect(read('i have 3 kids')).toEqual(['3']);
  });
});
