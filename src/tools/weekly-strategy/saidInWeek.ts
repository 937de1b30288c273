import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { changeOf, listOf, threadOf } from '../../domain/products/thread';
import { capital } from '../../lib/capital';

/** Values for the slots of the patterns, by name. */
export type Said = ReturnType<typeof saidOf>;

/** What a week takes of a product: five proofs, two doubts, a measure, a limit, a moment, a search. */
export function saidOf(brief: ProductBrief, choose: FreshChoice) {
  const { knowledge, told } = brief;
  const turn = changeOf(brief, choose);
  const { main, second, doubt, said } = threadOf(brief, choose);
  const take = <Item>(list: string, items: readonly Item[]) => choose.one(listOf(brief, list), items);
  const third = take('proofs', knowledge.proofs);
  const fourth = take('proofs', knowledge.proofs);
  const other = take('doubts', knowledge.doubts);
  return {
    ...said,
    mainSay: main.say,
    secondSay: [...told.slice(0, 1), second.say].join(' '),
    third: third.shows,
    Third: capital(third.shows),
    thirdShot: third.shot,
    ThirdShot: capital(third.shot),
    thirdHook: third.hook,
    thirdSay: third.say,
    fourth: fourth.shows,
    fourthShot: fourth.shot,
    FourthShot: capital(fourth.shot),
    fourthHook: fourth.hook,
    fourthSay: fourth.say,
    turnNeed: turn.need ?? '',
    turnHook: turn.hook,
    turnShot: turn.shot,
    TurnShot: capital(turn.shot),
    turnSay: turn.say,
    doubtSay: doubt.say,
    otherAsk: other.ask,
    otherAnswer: other.say,
    NotFor: capital(said.notFor),
    searched: take('searched', knowledge.searched),
    never: take('never', knowledge.never),
  };
}
