import type { ProductBrief } from '../../domain/products/brief';
import type { Knowledge, Proof } from '../../domain/products/familyFiles';
import { listOf, saidOfProof } from '../../domain/products/thread';
import { capital } from '../../lib/capital';
import { type Chance, shuffled } from './inTurn';
import type { Facts } from './weekTexts';

/** Of what an entry is, and which values belong to each: whoever speaks of a proof may show it, too. */
const SUBJECTS: readonly (readonly string[])[] = [
  ['need', 'hook', 'say', 'shows', 'Shows', 'shot', 'Shot'],
  ['second', 'Second', 'secondShot', 'secondHook', 'secondSay'],
  ['ask', 'answer'],
  ['measure', 'Measure'],
  ['notFor'],
  ['when', 'When'],
  ['beside'],
  ['never'],
];

/** Only what these patterns speak of, so that what stands beside them speaks of nothing else. */
export function factsIn(patterns: readonly string[], facts: Facts): Facts {
  const isSpokenOf = (slot: string) => patterns.some((pattern) => pattern.includes(`{{${slot}}}`));
  const spokenOf = SUBJECTS.filter((subject) => subject.some(isSpokenOf)).flat();
  return Object.fromEntries(Object.entries(facts).filter(([slot]) => spokenOf.includes(slot)));
}

/**
 * Gives the values for the slots of one entry after the other, each with the next of what is known of a product: first
 * what one wants it for, then what else is its own. An entry can be about something that visibly changes.
 */
export function factsInTurn(brief: ProductBrief, chance: Chance): (wants?: { change: boolean }) => Facts {
  const orderOf = <Item>(list: string, items: readonly Item[]) => shuffled(chance, listOf(brief, list), items);
  const { knowledge } = brief;
  const rankOf = (proof: Proof) => {
    const isOwn = knowledge.proofs.indexOf(proof) < brief.ownProofs;
    return (isOwn ? 0 : 2) + (proof.need ? 0 : 1);
  };
  const proofs = orderOf('proofs', knowledge.proofs).toSorted((one, other) => rankOf(one) - rankOf(other));
  const changing = proofs.filter(({ changes }) => changes);
  const turns = changing.length > 0 ? changing : proofs;
  const isCommon = (doubt: Knowledge['doubts'][number]) => knowledge.doubts.indexOf(doubt) >= brief.ownDoubts;
  const doubts = orderOf('doubts', knowledge.doubts).toSorted((one, other) => +isCommon(one) - +isCommon(other));
  const measures = orderOf('measure', knowledge.measure);
  const notFor = orderOf('notFor', knowledge.notFor);
  const moments = orderOf('when', knowledge.when);
  const beside = orderOf('with', knowledge.with);
  const never = orderOf('never', knowledge.never);
  let place = 0;
  return ({ change } = { change: false }) => {
    const [first, second] = [at(change ? turns : proofs, place), at(proofs, place + 1)];
    const { ask, say: answer } = at(doubts, place);
    const [measure, when] = [at(measures, place), at(moments, place)];
    const facts = {
      ...saidOfProof(first),
      second: second.shows,
      secondShot: second.shot,
      secondHook: second.hook,
      secondSay: second.say,
      Second: capital(second.shows),
      ask,
      answer,
      measure,
      Measure: capital(measure),
      notFor: at(notFor, place),
      when,
      When: capital(when),
      beside: at(beside, place),
      never: at(never, place),
    };
    place++;
    return facts;
  };
}

/** The item at a place of a list that begins again after its last. */
function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('Nothing is known to take from');
  return item;
}
