import type { ProductBrief } from '../../domain/products/brief';
import type { Knowledge } from '../../domain/products/familyFiles';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { inOneSitting } from '../../domain/products/inOneSitting';
import { listOf, threadOf, topicOf } from '../../domain/products/thread';
import { capital } from '../../lib/capital';

/** Values for the slots of the patterns, by name. */
export type Said = ReturnType<typeof saidOf>['said'];

type Doubts = Knowledge['doubts'];

/** Beside the thread's own, if the product has so many. */
const MORE_DOUBTS = 2;

/** What a live takes of a product: one thought, a third proof, and the doubts that its scripts take turns with. */
export function saidOf(known: ProductBrief, choose: FreshChoice) {
  const brief = inOneSitting(known);
  const { knowledge } = brief;
  const { second, doubt, said } = threadOf(brief, choose);
  const take = <Item>(list: string, items: readonly Item[]) => choose.one(listOf(brief, list), items);
  const third = take('proofs', knowledge.proofs);
  const more = Math.min(MORE_DOUBTS, knowledge.doubts.length - 1);
  const doubts: Doubts = [doubt, ...choose.some(listOf(brief, 'doubts'), knowledge.doubts, more)];
  return {
    doubts,
    said: {
      ...said,
      shows: topicOf(said.shows),
      Shows: capital(topicOf(said.shows)),
      second: topicOf(second.shows),
      Second: capital(topicOf(second.shows)),
      NotFor: capital(said.notFor),
      third: topicOf(third.shows),
      thirdShot: third.shot,
      thirdHook: third.hook,
      thirdSay: third.say,
      searched: take('searched', knowledge.searched),
      never: take('never', knowledge.never),
    },
  };
}
