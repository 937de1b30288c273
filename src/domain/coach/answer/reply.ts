import { capital } from '../../../lib/capital.ts';
import { fill } from '../../../lib/fill.ts';
import { fillName } from '../../products/naturalName.ts';
import { checkScript } from '../../scriptCheck/checkScript.ts';
import { topicOf, wholeId } from '../book.ts';
import type { Make } from '../topics/topicFile.ts';
import type { Guess } from '../understand/hear.ts';
import { type Reply, type ReplyBrief, saysTo } from './brief.ts';
import { makeFor } from './makes/make.ts';
import { REPLY_TEXTS, say } from './replyTexts.ts';
import { bubblesOf } from './sentences.ts';
import type { SumContext } from './sums/given.ts';
import { saySum } from './sums/saySum.ts';
import { type Sum, sumsOf } from './sums/sums.ts';

const MOST_PARTS = 4;
const MOST_SUGGESTIONS = 3;

/** The answer to a question that stands for itself. */
export function reply(brief: ReplyBrief): Reply {
  const { heard, product, language } = brief;
  if (product?.is === 'forbidden' && !isAbout(brief, 'hostile'))
    return { parts: [product.why, say(language, 'forbiddenThen')], suggestions: starters(brief) };
  const refused = refusedIn(brief);
  if (refused) return factReply(askedFor(brief, refused));
  const sum = sumOf(brief);
  if (sum) return sumReply(brief, sum);
  if (product?.is === 'ambiguous' && makeOf(brief))
    return {
      parts: [say(language, 'ambiguous', { product: product.typed })],
      suggestions: [...product.meanings].slice(0, 4),
    };
  const made = productReply(brief);
  if (made) return made;
  if (heard.certainty === 'none') return nothingReply(brief);
  if (heard.certainty === 'unsure') return unsureReply(brief);
  return factReply(brief);
}

/** The brief of somebody who asks for this very fact. */
export const askedFor = (brief: ReplyBrief, id: string): ReplyBrief => ({
  ...brief,
  heard: { ...brief.heard, guesses: [{ id, chance: 1 }], certainty: 'sure' },
});

/** What is never written, even where something else is likelier: somebody could be harmed by it. */
const REFUSED: ReadonlySet<string> = new Set([
  'hostile/fake-reviews',
  'hostile/medical-promise',
  'hostile/scam-buyers',
  'hostile/fake-scarcity',
]);
/** From which chance a request for it is taken seriously. */
const SUSPECTED = 0.04;

/** The refusal that a message calls for, by its guesses or by what it claims. */
function refusedIn({ heard: { guesses, message, certainty }, language, book }: ReplyBrief): string | undefined {
  const [first] = guesses;
  if (certainty === 'sure' && first && !book.facts.get(first.id)?.make) return undefined;
  const isHealing = checkScript(message, { language }).findings.some(
    (finding) => 'problem' in finding && finding.problem === 'medical',
  );
  const suspected = guesses.find(({ id, chance }) => REFUSED.has(id) && chance >= SUSPECTED)?.id;
  const id = isHealing ? 'hostile/medical-promise' : suspected;
  return id !== undefined && book.facts.has(id) ? id : undefined;
}

const bestId = ({ heard }: ReplyBrief): string => heard.guesses[0]?.id ?? '';

const isAbout = (brief: ReplyBrief, ...topics: readonly string[]) =>
  brief.heard.certainty !== 'none' && topics.includes(topicOf(bestId(brief)));

/** What the message wants made, as far as its guess tells; undefined if the answer is the same for any product. */
function makeOf({ heard, book }: ReplyBrief): Make | undefined {
  return heard.certainty === 'none' ? undefined : book.facts.get(heard.guesses[0]?.id ?? '')?.make;
}

function factReply(brief: ReplyBrief): Reply {
  const { heard, book, person, language } = brief;
  const id = bestId(brief);
  const fact = book.facts.get(id);
  if (!fact) return nothingReply(brief);
  const second = heard.also === undefined ? undefined : book.facts.get(heard.also);
  const parts = second
    ? [saysTo(fact, person), `${say(language, 'also')} ${saysTo(second, person)}`]
    : [...bubblesOf(saysTo(fact, person)), ...aspectOf(brief, topicOf(id))];
  const isOfProduct = brief.product?.is === 'described' && ASPECTS[topicOf(id)] !== undefined;
  const suggestions = isOfProduct ? productChips(brief, FIRST) : nextQuestions(brief, id);
  return withTool({ parts: parts.slice(0, MOST_PARTS), suggestions }, fact.tool);
}

/** What a topic wants to know of a product that is named. */
const ASPECTS: Readonly<Record<string, Make>> = {
  'calls-to-action': 'cta',
  claims: 'limits',
  comments: 'objection',
  descriptions: 'caption',
  faceless: 'film',
  filming: 'film',
  'first-live': 'live',
  hashtags: 'hashtags',
  hooks: 'hook',
  light: 'film',
  'live-objections': 'objection',
  'live-run': 'live',
  'product-choice': 'choose',
  prices: 'objection',
  scripts: 'script',
  'show-product': 'film',
  start: 'start',
  titles: 'title',
};

/** Whether an answer of this topic may be about a product that the message names. */
export const mayBeOfProduct = (topic: string): boolean => ASPECTS[topic] !== undefined || topic.startsWith('product-');

/** What a fact of this topic means for the product that the message names, in one bubble. */
function aspectOf({ product, heard, turn }: ReplyBrief, topic: string): string[] {
  const make = ASPECTS[topic];
  if (product?.is !== 'described' || product.brief.kind === undefined || make === undefined) return [];
  return makeFor(product.brief, { make, turn, ...(heard.seconds && { seconds: heard.seconds }) }).slice(0, 1);
}

const withTool = (reply: Reply, tool: string | undefined): Reply => (tool ? { ...reply, tool } : reply);

/** What somebody wants to know after a fact, as questions. */
export function nextQuestions({ book }: Pick<ReplyBrief, 'book'>, id: string): string[] {
  const own = (book.facts.get(id)?.more ?? []).map((next) => wholeId(id, next));
  const siblings = [...book.facts.keys()].filter((other) => topicOf(other) === topicOf(id) && other !== id);
  const asks = [...own, ...siblings].flatMap((next) => book.facts.get(next)?.ask ?? []);
  return [...new Set(asks)].slice(0, MOST_SUGGESTIONS);
}

const starters = ({ language }: Pick<ReplyBrief, 'language'>) => [...REPLY_TEXTS[language].starters].slice(0, 4);

function nothingReply(brief: ReplyBrief): Reply {
  const { none } = REPLY_TEXTS[brief.language];
  return {
    parts: [none[brief.turn % none.length] ?? '', say(brief.language, 'noneHelp')],
    suggestions: starters(brief),
  };
}

/** Up to three questions that may have been meant. */
function unsureReply(brief: ReplyBrief): Reply {
  const { heard, book, language, person, turn } = brief;
  const [best, ...others] = heard.guesses;
  const fact = book.facts.get(best?.id ?? '');
  const asksOf = (guesses: readonly Guess[]) => [
    ...new Set(guesses.flatMap(({ id }) => book.facts.get(id)?.ask ?? [])),
  ];
  const { unsure, assumed } = REPLY_TEXTS[language];
  if (!fact || (best?.chance ?? 0) < ASSUMED)
    return {
      parts: [unsure[turn % unsure.length] ?? '', say(language, 'unsureNone')],
      suggestions: asksOf(heard.guesses).slice(0, 3),
    };
  const aspect = ASPECTS[topicOf(best?.id ?? '')];
  const made = aspect && (best?.chance ?? 0) < CLEAR ? productMade(brief, aspect, turn) : undefined;
  if (made) return made;
  const opening = assumed[turn % assumed.length] ?? '';
  return withTool(
    { parts: [fill(opening, { ask: fact.ask }), saysTo(fact, person)], suggestions: asksOf(others).slice(0, 3) },
    fact.tool,
  );
}

/** A guess less likely than this tells, of a product that is named, only which side of it was asked about. */
const CLEAR = 0.15;
/** From which chance the likeliest guess is answered under the condition that it was meant. */
const ASSUMED = 0.2;

/** Topics whose facts are what was asked, even where the message also holds figures. */
const FIGURES_ARE_ASIDE: ReadonlySet<string> = new Set([
  'hostile',
  'scams',
  'joy',
  'low-mood',
  'hate',
  'courage',
  'cannot-know',
  'follow-up',
]);

/** The calculation that a message asks for, if it has the figures. */
function sumOf(brief: ReplyBrief): Sum | undefined {
  const { heard, person } = brief;
  const topic = heard.certainty === 'none' ? '' : topicOf(bestId(brief));
  const context: SumContext = {
    ...(person.niche && { niche: person.niche }),
    isLive: /\b(?:live|lives|direct)\b/i.test(heard.message),
    isGoal: topic === 'earnings',
    isAccess: topic === 'eligibility' || topic === 'open-shop',
    isHold: /hold|reste|rest[ée]|stay|retent|retien|3 ?s/i.test(heard.message),
  };
  const sum = sumsOf(heard.quantities, context)[0];
  if (!sum) return undefined;
  const used = Object.keys(sum.values).length;
  const isAside = FIGURES_ARE_ASIDE.has(topic) && heard.certainty === 'sure' && sum.id !== 'profit';
  return isAside || used === 0 ? undefined : sum;
}

function sumReply(brief: ReplyBrief, sum: Sum): Reply {
  const parts = saySum(sum, brief.language).filter((part) => part !== '');
  const id = bestId(brief);
  const suggestions = brief.book.facts.has(id) ? nextQuestions(brief, id) : starters(brief);
  return withTool({ parts, suggestions }, sum.id === 'goal' ? '/user-dashboard' : undefined);
}

/** What is made of a product if none is asked for: the beginning. */
const FIRST: Make = 'start';

/** What is said of a product that the message names. */
export function productReply(brief: ReplyBrief): Reply | undefined {
  const { product, heard, turn } = brief;
  if (product?.is !== 'described') return undefined;
  const make = brief.book.facts.get(bestId(brief))?.make;
  if (make && heard.certainty !== 'none') return productMade(brief, make, turn);
  const isClear = heard.certainty === 'sure' || (heard.guesses[0]?.chance ?? 0) >= CLEAR;
  return isClear || product.brief.kind === undefined ? undefined : productMade(brief, FIRST, turn);
}

/** A thing made for the product of the brief, with what can be made next. */
export function productMade(brief: ReplyBrief, make: Make, turn: number): Reply | undefined {
  const { product, heard } = brief;
  if (product?.is !== 'described') return undefined;
  const parts = makeFor(product.brief, { make, turn, ...(heard.seconds && { seconds: heard.seconds }) });
  if (parts.length === 0) return undefined;
  return { parts: parts.slice(0, MOST_PARTS), suggestions: productChips(brief, make), ...toolOf(make) };
}

const TOOLS: Readonly<Partial<Record<Make, string>>> = {
  hook: '/viral-video-structure',
  script: '/viral-script-generator',
  title: '/title-generator',
  caption: '/description-generator',
  hashtags: '/description-generator',
  live: '/live-script-generator',
  start: '/viral-script-generator',
};

const toolOf = (make: Make) => {
  const tool = TOOLS[make];
  return tool ? { tool } : {};
};

const NEXT: readonly Make[] = ['script', 'hook', 'film', 'objection', 'title', 'limits'];

/** What can be made of the product next. */
export function productChips({ product, language }: ReplyBrief, made: Make | undefined): string[] {
  if (product?.is !== 'described') return [];
  const { chips } = REPLY_TEXTS[language];
  const { name } = product.brief;
  return NEXT.filter((make) => make !== made)
    .flatMap((make) => (make in chips ? [capital(fillName(chips[make as keyof typeof chips], name))] : []))
    .slice(0, MOST_SUGGESTIONS);
}
