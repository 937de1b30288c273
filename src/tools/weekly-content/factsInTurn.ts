import type { ProductBrief } from '../../domain/products/brief';
import { listOf, saidOfProof } from '../../domain/products/thread';
import { capital } from '../../lib/capital';
import { type Chance, shuffled } from './inTurn';

/** Gives the values for the slots of one entry after the other, each with the next of what is known of a product. */
export function factsInTurn(brief: ProductBrief, chance: Chance): () => Readonly<Record<string, string>> {
  const orderOf = <Item>(list: string, items: readonly Item[]) => shuffled(chance, listOf(brief, list), items);
  const { knowledge } = brief;
  const proofs = orderOf('proofs', knowledge.proofs);
  const changing = proofs.filter(({ changes }) => changes);
  const turns = changing.length > 0 ? changing : proofs;
  const doubts = orderOf('doubts', knowledge.doubts);
  const measures = orderOf('measure', knowledge.measure);
  const notFor = orderOf('notFor', knowledge.notFor);
  const moments = orderOf('when', knowledge.when);
  const beside = orderOf('with', knowledge.with);
  const never = orderOf('never', knowledge.never);
  let place = 0;
  return () => {
    const [first, second] = [at(proofs, place), at(proofs, place + 1)];
    const { ask, say: answer } = at(doubts, place);
    const turn = at(turns, place);
    const [measure, when] = [at(measures, place), at(moments, place)];
    const facts = {
      ...saidOfProof(first),
      turnHook: turn.hook,
      turnShot: turn.shot,
      TurnShot: capital(turn.shot),
      turnSay: turn.say,
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
