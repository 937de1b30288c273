import { describe, expect, it } from 'vitest';
import { type Belonging, briefOf } from './brief';
import type { FamilyTexts, Knowledge } from './familyFiles';
import { naturalName, unknownName } from './naturalName';
import french from './told/fr.json';

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
const texts: FamilyTexts = {
  common,
  kinds: { lamp: { measure: ['la lumière'], never: ['poser {le} au soleil'], proofs: [proof('quatre')] } },
};
const belonging: Belonging = { family: 'lights', kind: 'lamp', handling: 'lit', niche: 'home', rules: ['electric'] };
const lamp = naturalName('f lampe', 'fr');
const nothingTold = { facts: {}, catalogue: french };

describe('a brief', () => {
  const { knowledge, ownProofs } = briefOf('lampe X', lamp, belonging, texts, nothingTold);

  it('is what is known of the kind, then of its family, worded for its name', () => {
    expect(knowledge.never).toEqual(['poser la lampe au soleil', 'lâcher la lampe']);
    expect(knowledge.proofs.map(({ shows }) => shows)).toEqual(['quatre', 'un', 'deux', 'trois']);
    expect(knowledge.doubts[0]?.ask).toBe('Et cette lampe ?');
    expect(knowledge.proofs[0]?.say).toBe('Voilà la lampe.');
  });

  it('counts, limits and places by the kind’s own alone where it has some', () => {
    expect(knowledge.measure).toEqual(['la lumière']);
    expect(knowledge.notFor).toEqual(['si non']);
  });

  it('tells its own proofs from those of its family', () => {
    expect(ownProofs).toBe(1);
  });

  it('leaves out what its family has in common and does not hold for the kind', () => {
    const kinds = { lamp: { unfit: ['deux', 'le soir'], when: ['la nuit', 'à table'] } };
    const { knowledge } = briefOf('lampe X', lamp, belonging, { common, kinds }, nothingTold);
    expect(knowledge.proofs.map(({ shows }) => shows)).toEqual(['un', 'trois']);
    expect(knowledge.when).toEqual(['la nuit', 'à table']);
  });

  it('begins with what the creator told, as typed, and speaks in the first person of nothing else', () => {
    const facts = { surprised: 'elle s’allume {le} d’un souffle' };
    const told = briefOf('lampe X', lamp, belonging, texts, { facts, catalogue: french });
    expect(told.told).toEqual(['La surprise, pour moi\u00a0: elle s’allume {le} d’un souffle.']);
    expect(told.knowledge.proofs[0]?.hook).toContain('elle s’allume {le} d’un souffle');
    expect(told.ownProofs).toBe(french.surprised.proofs.length + 1);
    expect(briefOf('lampe X', lamp, belonging, texts, nothingTold).told).toEqual([]);
  });

  it('calls what nobody knows as it was typed, unless nobody could say that', () => {
    expect(unknownName('Zorblax 3000', 'fr').bare).toBe('Zorblax 3000');
    expect(unknownName('https://shop.example/zorblax', 'fr').bare).toBe('produit');
    expect(briefOf('Zorblax', unknownName('Zorblax', 'fr'), undefined, texts, nothingTold).family).toBeUndefined();
  });
});
