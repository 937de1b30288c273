import { nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { inOneSitting } from '../../domain/products/inOneSitting';
import { listOf, threadOf } from '../../domain/products/thread';
import { capital } from '../../lib/capital';
import { fill } from '../../lib/fill';
import { type Material, type ProductTexts, TRENDS_OF } from './material';

interface Given {
  /** The niche that was answered, for a product that belongs to none of the eight. */
  niche: string;
  choose: FreshChoice;
}

const CHAT = 4;
const FAQ = 3;
const GESTURES = 3;

/**
 * One thought: what one wants it for opens the live, the demonstration shows a proof, two more follow, and the doubts are
 * answered by showing.
 */
export function materialOfProduct(known: ProductBrief, ofProduct: ProductTexts, { niche, choose }: Given): Material {
  const brief = inOneSitting(known);
  const { knowledge } = brief;
  const { main, second, doubt, said: thread } = threadOf(brief, choose);
  const take = <Item>(list: string, items: readonly Item[]) => choose.one(listOf(brief, list), items);
  const third = take('proofs', knowledge.proofs);
  const asked = take('doubts', knowledge.doubts);
  const wondered = take('doubts', knowledge.doubts);
  const said = {
    ...thread,
    third: third.shows,
    ThirdShot: capital(third.shot),
    wonder: wondered.ask,
    never: take('never', knowledge.never),
  };
  const write = (list: string, patterns: readonly string[], values: Readonly<Record<string, string>> = said) =>
    fill(choose.one(list, patterns), values);
  const writeSome = (list: string, patterns: readonly string[], count: number) =>
    choose.some(list, patterns, count).map((pattern) => fill(pattern, said));
  const writeAll = (patterns: readonly string[]) => patterns.map((pattern) => fill(pattern, said));
  const announce = ({ shows, say }: typeof main) =>
    `${write('next', ofProduct.next, { next: shows, Next: capital(shows) })} ${say}`;
  const answer = ({ ask, say }: typeof doubt) => write('asked', ofProduct.asked, { ask, answer: fill(say, said) });
  const reason = (seen: string) => write('linkReasons', ofProduct.linkReasons, { seen, Seen: capital(seen) });
  const variant = () => filled(choose.one('variants', ofProduct.variants), said);

  const [welcome = '', ...chat] = writeSome('chat', ofProduct.chat, CHAT);
  const isNew = wondered !== doubt && wondered !== asked;
  const further = choose.some('further', ofProduct.further, isNew ? FAQ - 1 : FAQ);
  const [firstOwn, againOwn] = ofProduct.ownShop;
  return {
    niche: nichePickOf(brief.niche ?? '') ?? nichePickOf(niche) ?? 'beauty',
    product: brief.typed,
    said: {
      hook: [main.need, main.hook, write('open', ofProduct.open)].filter(Boolean).join(' '),
      welcome,
      problem: [second.need, write('problem', ofProduct.problem)].filter(Boolean).join(' '),
      problemMore: write('figure', ofProduct.figure),
      demo: [main.say, brief.told[0]].filter(Boolean).join(' '),
      demoMore: announce(third),
      proof: announce(second),
      basket: write('basket', ofProduct.basket),
      question: answer(asked),
      close: write('close', ofProduct.close),
    },
    chat,
    faq: [...(isNew ? [wondered] : []), ...further].map(answer),
    disclosure: {
      first: (brief.isOwnShop && firstOwn) || write('product.disclosures', ofProduct.disclosures),
      again: (brief.isOwnShop && againOwn) || write('product.reminders', ofProduct.reminders),
    },
    beats: Object.fromEntries(
      Object.entries(ofProduct.beats).map(([step, doings]) => [
        step,
        Object.fromEntries(
          Object.entries(doings).map(([doing, patterns]) => [doing, write(`beats.${step}.${doing}`, patterns)]),
        ),
      ]),
    ),
    tips: {
      hook: writeAll(ofProduct.tips.hook),
      problem: writeAll(ofProduct.tips.problem),
      proof: writeAll(ofProduct.tips.proof),
      basket: writeAll(ofProduct.tips.basket),
      questions: writeAll(ofProduct.tips.questions),
      close: writeAll(ofProduct.tips.close),
    },
    say: () => write('say', ofProduct.say),
    descriptions: {
      vote: write('why.vote', ofProduct.techniques.vote),
      guess: write('why.guess', ofProduct.techniques.guess),
      names: write('why.names', ofProduct.techniques.names),
      again: write('why.again', ofProduct.techniques.again),
    },
    gestures: writeSome('gestures', ofProduct.gestures, GESTURES),
    implementations: {
      vote: write('vote', ofProduct.implementations.vote),
      guess: write('guess', ofProduct.implementations.guess),
      names: write('names', ofProduct.implementations.names),
      again: write('again', ofProduct.implementations.again),
    },
    linkReasons: { short: reason(main.shows), long: reason(second.shows) },
    viralVariants: { short: variant(), long: variant() },
    trends: {
      short: writeSome('trends', ofProduct.trends, TRENDS_OF.short),
      long: writeSome('trends', ofProduct.trends, TRENDS_OF.long),
    },
    recommendation: write('recommendation', ofProduct.recommendation),
  };
}

/** Every text of a record with its slots filled. */
function filled<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  said: Readonly<Record<string, string>>,
): Record<Key, string> {
  const copy: Record<Key, string> = { ...texts };
  for (const key in copy) copy[key] = fill(copy[key], said);
  return copy;
}
