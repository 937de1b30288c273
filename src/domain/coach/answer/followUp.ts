import { capital } from '../../../lib/capital.ts';
import { fillName } from '../../products/naturalName.ts';
import { topicOf, wholeId } from '../book.ts';
import type { CoachLanguage } from '../language.ts';
import type { Make } from '../topics/topicFile.ts';
import { type Reply, type ReplyBrief, saysTo } from './brief.ts';
import { checkReply } from './checkReply.ts';
import { beatsOf, makeFor } from './makes/make.ts';
import { askedFor, nextQuestions, productChips, productMade, reply } from './reply.ts';
import { REPLY_TEXTS, say } from './replyTexts.ts';
import { bubblesOf, itemsOf, sentencesOf } from './sentences.ts';

/** What was asked before, to which a follow-up refers. */
export interface Before {
  /** The fact that was answered, if one was. */
  fact?: string;
  /** What was made for a product. */
  make?: Make;
  /** How often another one was asked for since. */
  turn: number;
  /** What else may have been meant, the likeliest first. */
  rivals?: readonly string[];
}

/** Facts of the topic `follow-up`: what can be done with what was said. */
export const OPERATIONS = [
  'shorter',
  'longer',
  'simpler',
  'funnier',
  'another',
  'ordinal',
  'translate-en',
  'translate-fr',
  'with-seconds',
  'for-audience',
  'with-place',
  'why',
  'for-niche',
  'as-live',
  'as-video',
  'not-that',
  'check-mine',
  'continue',
  'example',
  'really',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export const isOperation = (name: string): name is Operation => OPERATIONS.some((operation) => operation === name);

/** Does with the last answer what was asked. */
export function followUp(brief: ReplyBrief, operation: Operation, before: Before): Reply {
  return READERS[operation](brief, before);
}

type Reader = (brief: ReplyBrief, before: Before) => Reply;

const shownText = ({ shown }: ReplyBrief) => shown.trim();

const next = (brief: ReplyBrief, { fact, make }: Before): string[] =>
  brief.product?.is === 'described'
    ? productChips(brief, make)
    : fact === undefined
      ? [...REPLY_TEXTS[brief.language].starters].slice(0, 3)
      : nextQuestions(brief, fact);

const answered = (brief: ReplyBrief, before: Before, ...parts: string[]): Reply => ({
  parts: parts.filter((part) => part !== ''),
  suggestions: next(brief, before),
});

const shorter: Reader = (brief, before) => {
  const [first = ''] = sentencesOf(shownText(brief).replace(/^\*\*[^*]+\*\*\s*/, ''));
  const isShort = first.length >= shownText(brief).length - 2;
  const key = isShort ? 'alreadyShort' : 'shorter';
  return answered(brief, before, say(brief.language, key, { text: first }));
};

/** The facts that follow the one that was answered, none of which was just said. */
function furtherFacts(brief: ReplyBrief, { fact, turn }: Before): string[] {
  if (fact === undefined) return [];
  const { book, person } = brief;
  const own = (book.facts.get(fact)?.more ?? []).map((id) => wholeId(fact, id));
  const siblings = [...book.facts.keys()].filter((id) => topicOf(id) === topicOf(fact) && id !== fact);
  const says = [...new Set([...own, ...siblings])].flatMap((id) => {
    const further = book.facts.get(id);
    return further ? [saysTo(further, person)] : [];
  });
  return says.filter((text) => !brief.shown.includes(text.slice(0, 40))).slice(turn);
}

const longer: Reader = (brief, before) => {
  const { fact } = before;
  const why =
    fact === undefined ? undefined : (brief.book.facts.get(fact)?.why ?? brief.book.reasons.get(topicOf(fact)));
  const [further] = furtherFacts(brief, before);
  if (!why && !further) return answered(brief, before, say(brief.language, 'noMore'));
  return answered(brief, before, say(brief.language, 'longer'), further ?? '', why ?? '');
};

const another: Reader = (brief, before) => {
  const made = before.make && productMade(brief, before.make, before.turn + 1);
  if (made) return made;
  const [further] = furtherFacts(brief, before);
  return further
    ? answered(brief, before, ...bubblesOf(further))
    : answered(brief, before, say(brief.language, 'noMore'));
};

const why: Reader = (brief, before) => {
  const { fact } = before;
  const reason =
    fact === undefined ? undefined : (brief.book.facts.get(fact)?.why ?? brief.book.reasons.get(topicOf(fact)));
  return answered(brief, before, reason ?? say(brief.language, 'whyNone'));
};

const ordinal: Reader = (brief, before) => {
  const { heard, language } = brief;
  const items = itemsOf(brief.shown);
  const quoted =
    items.length > 0 ? items : [...brief.shown.matchAll(/[«“]\s*([^»”]+?)\s*[»”]/g)].map(([whole]) => whole);
  const wanted = heard.ordinal ?? 1;
  const item = quoted.at(wanted < 0 ? wanted : wanted - 1);
  const n = `${wanted < 0 ? quoted.length : wanted}`;
  if (!item) return answered(brief, before, say(language, 'ordinalNone', { n }));
  const isFunny = /dr[oô]le|fun|marrant|humour|rigol/i.test(heard.message);
  const then = isFunny ? say(language, 'funnierHook', { hook: bare(item) }) : say(language, 'ordinalNext');
  return answered(brief, before, say(language, 'ordinal', { n, item }), then);
};

const bare = (line: string) => line.replace(/^[«“]\s*|\s*[»”]$/g, '');

const withSeconds: Reader = (brief, before) => {
  const { language, heard, product } = brief;
  const seconds = heard.seconds ?? 30;
  if (product?.is === 'described')
    return answered(brief, before, ...makeFor(product.brief, { make: 'script', turn: before.turn, seconds }));
  return answered(brief, before, say(language, 'forSeconds', { seconds: `${seconds}`, ...beatsOf(seconds) }));
};

/** A line for the product, as its hook. */
const hookOf = ({ product }: ReplyBrief): string | undefined => {
  if (product?.is !== 'described') return undefined;
  const { proofs } = product.brief.knowledge;
  return (proofs.find(({ need }) => need) ?? proofs[0])?.need ?? proofs[0]?.hook;
};

const forAudience: Reader = (brief, before) => {
  const { language, heard } = brief;
  const audience = heard.audience ?? '';
  if (!audience)
    return answered(brief, before, say(language, 'forAudience', { audience: language === 'fr' ? 'eux' : 'them' }));
  const hook = hookOf(brief);
  return answered(
    brief,
    before,
    say(language, 'forAudience', { audience: language === 'fr' ? `les ${audience}` : audience }),
    hook ? say(language, 'forAudienceHook', { Audience: capital(audience), hook }) : '',
  );
};

const withPlace: Reader = (brief, before) => {
  const { language, heard, product } = brief;
  const place = heard.place ?? (language === 'fr' ? 'là' : 'there');
  const proof = product?.is === 'described' ? product.brief.knowledge.proofs[0] : undefined;
  const own =
    product?.is === 'described' && proof
      ? fillName(say(language, 'withPlaceProduct', { shot: proof.shot }), product.brief.name)
      : '';
  return answered(brief, before, say(language, 'withPlace', { place }), own);
};

const funnier: Reader = (brief, before) => {
  const hook = hookOf(brief);
  return answered(
    brief,
    before,
    say(brief.language, 'funnier'),
    hook ? say(brief.language, 'funnierHook', { hook }) : '',
  );
};

const simpler: Reader = (brief, before) => {
  const [first = '', second = ''] = sentencesOf(shownText(brief).replace(/\([^)]*\)/g, ''));
  const text = first.length < 60 ? `${first} ${second}` : first;
  return answered(brief, before, say(brief.language, 'simplerFrom', { text: text.trim() }));
};

/** The same question about something else, or for another form. */
const again: Reader = (brief, before) => {
  const make: Make | undefined = before.make;
  const made = make && productMade(brief, make, before.turn);
  if (made) return made;
  return before.fact === undefined
    ? answered(brief, before, say(brief.language, 'noProduct'))
    : reply(askedFor(brief, before.fact));
};

const asLive: Reader = (brief, before) => {
  const made = productMade(brief, 'live', before.turn);
  if (made) return made;
  return reply(askedFor(brief, LIVE_FACT));
};
const LIVE_FACT = 'live-run/run-of-show';

const asVideo: Reader = (brief, before) => productMade(brief, 'script', before.turn) ?? withSeconds(brief, before);

const example: Reader = (brief, before) => {
  const made = productMade(brief, before.make ?? 'hook', before.turn + 1);
  return made ?? longer(brief, before);
};

/** Said again in the language that was wished for, if the device has it. */
const translatedTo =
  (language: CoachLanguage): Reader =>
  (brief, before) =>
    brief.language === language ? again(brief, before) : answered(brief, before, say(brief.language, 'otherOffline'));

const notThat: Reader = (brief, { rivals = [] }) => ({
  parts: [say(brief.language, 'notThat'), say(brief.language, 'unsureNone')],
  suggestions: rivals.flatMap((id) => brief.book.facts.get(id)?.ask ?? []).slice(0, 3),
});

const READERS: Readonly<Record<Operation, Reader>> = {
  shorter,
  longer,
  simpler,
  funnier,
  another,
  ordinal,
  'translate-en': translatedTo('en'),
  'translate-fr': translatedTo('fr'),
  'with-seconds': withSeconds,
  'for-audience': forAudience,
  'with-place': withPlace,
  why,
  'for-niche': again,
  'as-live': asLive,
  'as-video': asVideo,
  'not-that': notThat,
  'check-mine': (brief) => checkReply(brief),
  continue: longer,
  example,
  really: why,
};
