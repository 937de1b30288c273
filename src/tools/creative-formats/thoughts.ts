import type { ProductBrief } from '../../domain/products/brief';
import type { Proof } from '../../domain/products/familyFiles';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { listOf } from '../../domain/products/thread';
import { fitsIn, mostIn } from '../../domain/products/timedLine';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import { capital } from '../../lib/capital';

/** In seconds, as every script is cut. */
export const CUTS = { open: [0, 3], show: [3, 8], end: [8, 12], call: [12, 15] } as const;
export const secondsOf = (part: keyof typeof CUTS): number => CUTS[part][1] - CUTS[part][0];

/** The longest that leave room for what a pattern says around them, in words. */
const LONGEST = { measure: 7, notFor: 9, ask: 9, answer: 15 };
const SHORTEST_LEAD = 4;

/** What one format proves, worded for the slots of its script. */
export type Thought = Readonly<
  Record<'lead' | 'rest' | 'hook' | 'shows' | 'Shows' | 'Shot' | 'ask' | 'answer', string>
> &
  Readonly<Record<'measure' | 'notFor' | 'when' | 'beside', string>>;

/** As many thoughts, each with its own proof as long as there are enough; the product's own come first. */
export function thoughtsAbout(brief: ProductBrief, choose: FreshChoice, count: number): Thought[] {
  const { proofs, doubts, measure, notFor, when, with: beside } = brief.knowledge;
  const sayable = proofs.filter(({ say }) => isSayable(say));
  const isOwn = (proof: Proof) => proofs.indexOf(proof) < brief.ownProofs;
  const own = choose.some(listOf(brief, 'own'), sayable.filter(isOwn), count);
  const shared = choose.some(
    listOf(brief, 'proofs'),
    sayable.filter((proof) => !isOwn(proof)),
    count - own.length,
  );
  const mains = [...own, ...shared];
  const take = (list: string, items: readonly string[], longest = Number.POSITIVE_INFINITY) =>
    choose.one(
      listOf(brief, list),
      preferring(items, (text) => countWords(text) <= longest),
    );
  const answered = preferring(
    doubts,
    ({ ask, say }) => countWords(ask) <= LONGEST.ask && countWords(say) <= LONGEST.answer,
  );

  return Array.from({ length: count }, (_, place) => {
    const { say, shot, shows, hook } = mains[place % mains.length] ?? choose.one(listOf(brief, 'any'), proofs);
    const doubt = choose.one(listOf(brief, 'doubts'), answered);
    return {
      ...inTwo(say),
      hook,
      shows,
      Shows: capital(shows),
      Shot: capital(shot),
      ask: doubt.ask,
      answer: doubt.say,
      measure: take('measure', measure, LONGEST.measure),
      notFor: take('notFor', notFor, LONGEST.notFor),
      when: take('when', when),
      beside: take('with', beside),
    };
  });
}

/** Those that are so, or all where none is. */
function preferring<Item>(items: readonly Item[], isSo: (item: Item) => boolean): readonly Item[] {
  const those = items.filter(isSo);
  return those.length > 0 ? those : items;
}

/** What is said during the move, and what is left to say after it: whole sentences, as many as the time takes. */
function inTwo(say: string): { lead: string; rest: string } {
  const sentences = say.split(/(?<=[.!?…])\s+/);
  let taken = sentences.length;
  const upTo = (end: number) => sentences.slice(0, end).join(' ');
  while (taken > 1 && countWords(upTo(taken)) > mostIn(secondsOf('show'))) taken--;
  const rest = sentences.slice(taken).join(' ');
  return { lead: upTo(taken), rest: countWords(rest) <= mostIn(secondsOf('end')) ? rest : '' };
}

function isSayable(say: string): boolean {
  const words = countWords(inTwo(say).lead);
  return words >= SHORTEST_LEAD && (fitsIn(secondsOf('show'), words) || words < mostIn(secondsOf('show')));
}
