import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { briefOf, pickThread } from './brief';
import type { FamilyTexts, Knowledge } from './familyFiles';
import { naturalName, unknownName } from './naturalName';

const proof = (of: string) => ({ shows: of, shot: of, hook: `${of}.`, say: 'Voilà {le}.' });
const common: Knowledge = {
  proofs: [proof('un'), proof('deux'), proof('trois')],
  doubts: [{ ask: 'Et {ce} ?', say: 'Regarde.' }],
  measure: ['le temps'],
  notFor: ['si non'],
  when: ['le soir'],
  with: ['une tasse'],
  searched: ['{nom} avis'],
  tags: ['#un'],
  never: ['lâcher {le}'],
  claims: [{ not: 'magique', why: 'rien ne le prouve' }],
};
const texts: FamilyTexts = { common, kinds: { lamp: { measure: ['la lumière'] } } };
const lamp = naturalName('f lampe', 'fr');

describe('a brief', () => {
  it('is the kind’s own knowledge over its family’s, worded for its name', () => {
    const { knowledge } = briefOf('lampe X', lamp, { family: 'lights', kind: 'lamp' }, texts);
    expect(knowledge.measure).toEqual(['la lumière']);
    expect(knowledge.never).toEqual(['lâcher la lampe']);
    expect(knowledge.doubts[0]?.ask).toBe('Et cette lampe ?');
    expect(knowledge.proofs[0]?.say).toBe('Voilà la lampe.');
  });

  it('calls what nobody knows as it was typed, unless nobody could say that', () => {
    expect(unknownName('Zorblax 3000', 'fr').bare).toBe('Zorblax 3000');
    expect(unknownName('https://shop.example/zorblax', 'fr').bare).toBe('produit');
  });
});

describe('a thread', () => {
  const brief = briefOf('lampe X', lamp, { family: 'lights', kind: 'lamp' }, texts);

  it('repeats nothing that was used while there is something else', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(pickThread(seededRandom(seed), brief, ['un.', 'deux.']).proof.hook).toBe('trois.');
    }
  });

  it('repeats when everything was used', () => {
    expect(pickThread(seededRandom(1), brief, ['un.', 'deux.', 'trois.']).proof.hook).toMatch(/^(?:un|deux|trois)\.$/);
  });
});
