import { capital } from '../../lib/capital.ts';
import type { ProductBrief } from './brief.ts';
import type { Knowledge, Proof } from './familyFiles.ts';
import { amongFirst, type FreshChoice } from './freshChoice.ts';

/** One line of thought through a result. */
export interface Thread {
  /** What the result proves, from its hook to its demonstration. */
  main: Proof;
  /** What else it shows. */
  second: Proof;
  /** What a buyer wonders, and how that is answered by showing it. */
  doubt: Knowledge['doubts'][number];
  /** Values for the slots of a tool's patterns; those with a capital begin a sentence. */
  said: Readonly<
    Record<
      | 'shows'
      | 'Shows'
      | 'shot'
      | 'Shot'
      | 'need'
      | 'hook'
      | 'say'
      | 'second'
      | 'Second'
      | 'secondNeed'
      | 'secondShot'
      | 'SecondShot'
      | 'secondHook'
      | 'secondSay'
      | 'ask'
      | 'answer'
      | 'measure'
      | 'Measure'
      | 'notFor'
      | 'when'
      | 'When'
      | 'beside'
      | 'Beside',
      string
    >
  >;
}

/**
 * Takes a thread through what is known of a product; the next one of the same result takes other things. It begins with
 * what the thing is wanted for.
 */
export function threadOf(brief: ProductBrief, choose: FreshChoice): Thread {
  const { knowledge, toldProofs, ownProofs } = brief;
  const take = <Item>(list: string, items: readonly Item[]) => choose.one(listOf(brief, list), items);
  const isOwn = amongFirst(ownProofs);
  const isWanted = (proof: Proof, place: number) => Boolean(proof.need) && isOwn(proof, place);
  const main = choose.preferring(listOf(brief, 'proofs'), knowledge.proofs, isWanted, isOwn);
  const second = choose.preferring(listOf(brief, 'proofs'), knowledge.proofs, amongFirst(toldProofs), isWanted, isOwn);
  const doubt = choose.preferring(listOf(brief, 'doubts'), knowledge.doubts, amongFirst(brief.ownDoubts));
  const measure = take('measure', knowledge.measure);
  const when = take('when', knowledge.when);
  const beside = take('with', knowledge.with);
  const said = {
    ...saidOfProof(main),
    second: second.shows,
    secondNeed: second.need ?? '',
    Second: capital(second.shows),
    secondShot: second.shot,
    SecondShot: capital(second.shot),
    secondHook: second.hook,
    secondSay: second.say,
    ask: doubt.ask,
    answer: doubt.say,
    measure,
    Measure: capital(measure),
    notFor: take('notFor', knowledge.notFor),
    when,
    When: capital(when),
    beside,
    Beside: capital(beside),
  };
  return { main, second, doubt, said };
}

/** The proof of a product in which something visibly changes, if there is one; else another than was taken. */
export function changeOf(brief: ProductBrief, choose: FreshChoice): Proof {
  const isOwn = amongFirst(brief.ownProofs);
  return choose.preferring(
    listOf(brief, 'proofs'),
    brief.knowledge.proofs,
    (proof, place) => Boolean(proof.changes) && isOwn(proof, place),
    ({ changes }) => Boolean(changes),
    isOwn,
  );
}

/** Values for the slots of a tool's patterns; a need may be empty. */
export const saidOfProof = ({ shows, shot, need = '', hook, say }: Proof) => ({
  shows,
  shot,
  need,
  hook,
  say,
  Shows: capital(shows),
  Shot: capital(shot),
});

/** What a proof shows in the few words that fit into a spoken sentence: up to its first comma. */
export function topicOf(shows: string): string {
  const topic = shows.split(/[,:]/)[0]?.trim() ?? '';
  return topic.includes(' ') || topic.includes('’') ? topic : shows;
}

/** The name of one of a product's own lists, under which it is remembered what was taken from it. */
export const listOf = ({ family = '', kind = '' }: ProductBrief, list: string): string => `${family}.${kind}.${list}`;
