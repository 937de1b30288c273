import { expect, it } from 'vitest';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { inOneSitting } from './inOneSitting';

const brief = briefOfTyped('lampe solaire', 'fr');
const proof = (say: string) => ({ shows: 'la lumière', shot: 'un plan', hook: 'Regarde.', say });
const doubt = (say: string) => ({ ask: 'Et ensuite ?', say });
const withKnown = (proofs: string[], doubts: string[]) => ({
  ...brief,
  toldProofs: 1,
  ownProofs: 3,
  ownDoubts: 1,
  knowledge: { ...brief.knowledge, proofs: proofs.map(proof), doubts: doubts.map(doubt) },
});

it('leaves out what takes hours or days, and counts what is left of the product’s own', () => {
  const known = withKnown(
    ['Un appui, et ça brille.', 'On revient demain.', 'Je mesure.', 'Après trois jours, même plan.', 'Je compte.'],
    ['Une nuit dehors, et je relis.', 'Je retourne le carton.', 'Je lis la fiche.'],
  );
  const { knowledge, toldProofs, ownProofs, ownDoubts } = inOneSitting(known);
  expect(knowledge.proofs.map(({ say }) => say)).toEqual(['Un appui, et ça brille.', 'Je mesure.', 'Je compte.']);
  expect(knowledge.doubts.map(({ say }) => say)).toEqual(['Je retourne le carton.', 'Je lis la fiche.']);
  expect({ toldProofs, ownProofs, ownDoubts }).toEqual({ toldProofs: 1, ownProofs: 2, ownDoubts: 0 });
});

it('leaves everything where too little would be left', () => {
  const known = withKnown(['Demain.', 'Trois jours.', 'Je mesure.'], ['Demain.', 'Je lis.']);
  expect(inOneSitting(known)).toEqual(known);
});
