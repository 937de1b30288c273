import type { ProductBrief } from '../../domain/products/brief';
import type { Proof } from '../../domain/products/familyFiles';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { listOf } from '../../domain/products/thread';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import { capital } from '../../lib/capital';
import { fastestIn, SCRIPT_SECONDS } from './pace';

/** Fewer words are no line of their own. */
const SHORTEST = 2;
/** What a word about the result takes. */
const RESULT_SECONDS = 3;

/** What one format proves, worded for the slots of its script. */
export type Thought = Readonly<
  Record<'lead' | 'rest' | 'need' | 'hook' | 'shows' | 'Shot' | 'when' | 'beside', string>
>;

/** As many thoughts, each with its own proof as long as there are enough; the product's own come first. */
export function thoughtsAbout(brief: ProductBrief, choose: FreshChoice, count: number): Thought[] {
  const { proofs, when, with: beside } = brief.knowledge;
  const sayable = proofs.filter(isSayable);
  const isOwn = (proof: Proof) => proofs.indexOf(proof) < brief.ownProofs;
  const own = choose.some(listOf(brief, 'own'), sayable.filter(isOwn), count);
  const shared = choose.some(
    listOf(brief, 'proofs'),
    sayable.filter((proof) => !isOwn(proof)),
    count - own.length,
  );
  const mains = [...own, ...shared];
  const take = (list: string, items: readonly string[]) => choose.one(listOf(brief, list), items);

  return Array.from({ length: count }, (_, place) => {
    const {
      say,
      shot,
      shows,
      need = '',
      hook,
    } = mains[place % mains.length] ?? choose.one(listOf(brief, 'any'), proofs);
    return {
      ...(fits(hook, say) ? { lead: say, rest: '' } : inTwo(say)),
      need,
      hook,
      shows,
      Shot: capital(shot),
      when: take('when', when),
      beside: take('with', beside),
    };
  });
}

/** What is said during the move, and the last sentence, which is its result; nothing where there is but one. */
function inTwo(say: string): { lead: string; rest: string } {
  const sentences = say.split(/(?<=[.!?…])\s+/);
  for (let end = sentences.length - 1; end > 0; end--) {
    const lead = sentences.slice(0, end).join(' ');
    const rest = sentences.slice(end).join(' ');
    if (countWords(lead) >= SHORTEST && countWords(rest) >= SHORTEST) return { lead, rest };
  }
  return { lead: say, rest: '' };
}

function isSayable({ hook, say }: Proof): boolean {
  const { lead, rest } = inTwo(say);
  return [hook, lead].every((line) => countWords(line) >= SHORTEST) && isInTime(hook, lead, rest);
}

/** Whether all of it can be said during the move, with time left for a word about its result. */
const fits = (hook: string, say: string): boolean => timeLeft(hook, say) >= RESULT_SECONDS;

const isInTime = (...lines: readonly string[]): boolean => timeLeft(...lines) >= 0;

const timeLeft = (...lines: readonly string[]): number =>
  lines.reduce((left, line) => left - fastestIn(line), SCRIPT_SECONDS);
