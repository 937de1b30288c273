import { describe, expect, it } from 'vitest';
import { lookOut } from './readers';

describe('signs of suicide, self-harm, violence at home or a minor under threat', () => {
  it.each([
    ['im thinking about ending it all, nobody watches my videos', 'suicide'],
    ['j’ai plus envie de vivre', 'suicide'],
    ['je veux me suicider, mes vidéos marchent pas', 'suicide'],
    ['i want to die nobody watches me', 'suicide'],
    ['I want to kill myself', 'suicide'],
    ['j’en peux plus, je veux en finir', 'suicide'],
    ['jvx mourir', 'suicide'],
    ['je me scarifie', 'suicide'],
    ['mon mari me frappe', 'violence'],
    ['my boyfriend hit me again last night', 'violence'],
    ['j’ai 14 ans et un homme me demande des photos', 'child'],
    ['my stepdad comes into my room at night, im 13', 'child'],
  ] as const)('are recognised in « %s »', (message, danger) => {
    expect(lookOut(message)).toEqual({ danger, isSure: true });
  });

  it.each([
    'cette vidéo m’a tuée',
    'my views are dead',
    'je me trouve moche en vidéo',
    'OMG FIRST SALE!!!!!',
    'comment finir un live proprement',
    'this serum is to die for, killer hook please',
    'j’en peux plus de ce montage',
    'un couteau de cuisine, quelle accroche ?',
    '',
    '👍',
  ])('are not seen in « %s »', (message) => {
    expect(lookOut(message)?.isSure ?? false).toBe(false);
  });

  it.each([
    'Et encore ?',
    'et sinon ?',
    'et après ?',
    'je ne sais pas',
    'j’ai pas compris',
    'and then?',
    'last one',
    'pas mal',
    'ce soir',
    'bof',
  ])('are not asked about in so few words: « %s »', (message) => {
    expect(lookOut(message)?.isSure).not.toBe(true);
    if (message !== 'et sinon ?') expect(lookOut(message)).toBeUndefined();
  });

  it.each(['adieu', 'je veux crever', 'jveu plu vivre', 'g tt pris'])('are heard in few words: « %s »', (message) => {
    expect(lookOut(message)).toBeDefined();
  });

  it('are found in a single sentence of a long message about sales', () => {
    const sales =
      'Bonjour, j’ai publié douze vidéos ce mois-ci avec mon air fryer, la lumière est bonne, le son aussi. ';
    expect(lookOut(`${sales}Je veux mourir. ${sales}`)).toEqual({ danger: 'suicide', isSure: true });
  });
});
