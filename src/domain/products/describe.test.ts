import { expect, it } from 'vitest';
import { describeProduct, familyOf } from './describe';
import type { FamilyTexts } from './familyFiles';
import type { NameList } from './productBook';
import french from './told/fr.json';

const list: NameList = {
  lights: {
    handling: 'lit',
    niche: 'home',
    rules: [],
    names: 'm luminaire',
    kinds: { lamp: 'f lampe|m lampadaire||tiffany' },
  },
};
const texts: FamilyTexts = {
  common: {
    proofs: [{ shows: 'la lumière', shot: 'tu allumes {le}', hook: 'Regarde.', say: 'Voilà {ce}.' }],
    doubts: [],
    measure: [],
    notFor: [],
    when: [],
    with: [],
    searched: [],
    tags: [],
    never: [],
    claims: [],
  },
  kinds: {},
};
const shotOf = (typed: string, recognised: Parameters<typeof describeProduct>[1]) =>
  describeProduct(typed, recognised, list, texts, 'fr', { facts: {}, catalogue: french }).knowledge.proofs[0]?.shot;

it('calls a product by the name that was typed, else by the usual one of its kind or family', () => {
  const lamp = { is: 'kind', family: 'lights', kind: 'lamp' } as const;
  expect(shotOf('lampadaire', { ...lamp, name: 'm lampadaire' })).toBe('tu allumes le lampadaire');
  expect(shotOf('Tiffany', lamp)).toBe('tu allumes la lampe');
  expect(shotOf('luminaire', { is: 'family', family: 'lights' })).toBe('tu allumes le luminaire');
});

it('calls what nobody knows as it was typed', () => {
  expect(shotOf('Zorblax', { is: 'unknown' })).toBe('tu allumes Zorblax');
  expect(familyOf({ is: 'unknown' })).toBeUndefined();
});

it('puts what stands beside the name to the test, in one of its ways', () => {
  const lamp = { is: 'kind', family: 'lights', kind: 'lamp' } as const;
  const told = { facts: {}, catalogue: french };
  const brief = describeProduct('lampe avec télécommande', lamp, list, texts, 'fr', told);
  expect(brief.toldProofs).toBe(1);
  expect(brief.knowledge.proofs[0]?.hook).toContain('télécommande');
  expect(describeProduct('lampe avec télécommande', lamp, list, texts, 'fr', told, true).toldProofs).toBe(0);
});
