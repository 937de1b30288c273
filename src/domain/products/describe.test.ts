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
    kinds: { lamp: 'f lampe|m lampadaire|f lampe homme||tiffany' },
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
  expect(shotOf('lampe homme', { ...lamp, name: 'f lampe homme' })).toBe('tu allumes la lampe');
  expect(shotOf('Tiffany', lamp)).toBe('tu allumes la lampe');
  expect(shotOf('luminaire', { is: 'family', family: 'lights' })).toBe('tu allumes le luminaire');
});

it('calls what nobody knows as it was typed', () => {
  expect(shotOf('Zorblax', { is: 'unknown' })).toBe('tu allumes Zorblax');
  expect(familyOf({ is: 'unknown' })).toBeUndefined();
});

const typedIn = (typed: string, isUnsaid = false) => {
  const lamp = { is: 'kind', family: 'lights', kind: 'lamp' } as const;
  const told = { facts: {}, catalogue: french };
  const { knowledge, toldProofs } = describeProduct(typed, lamp, list, texts, 'fr', told, isUnsaid);
  return knowledge.proofs.slice(0, toldProofs).map(({ hook }) => hook);
};

it('puts what stands beside the name to the test, in one of its ways, but nothing typed into what is translated', () => {
  expect(typedIn('lampe 3 modes')).toEqual([expect.stringContaining('3 modes')]);
  expect(typedIn('lampe 3 modes', true)).toEqual([]);
});

it('tests a feature by its own test, and once', () => {
  const [test, ...others] = typedIn('lampe avec télécommande');
  expect(test).toBe('La télécommande, de l’autre bout de la pièce.');
  expect(others).toEqual([]);
});
