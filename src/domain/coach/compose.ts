import { monthlyGoal } from '../earnings';
import { NICHES, type Niche } from '../niches';
import type { CoachProfile, GuidesByTopic } from './coach';
import { words } from './fold';
import { goalBubbles, saleBubble } from './goal';
import type { Guide, Topic } from './guide';
import type { Product } from './lexicon';
import { messageWords } from './message';
import { termsOf } from './retrieval';
import { type CoachTexts, TEXTS } from './texts';
import type { Conversation, Turn } from './understand';

const MOST_PARTS = 4;
const FEWEST = 2;
const MOST_SUGGESTIONS = 4;
/** From this many niches on, a guide's answer depends on the niche enough to ask for it. */
const BY_NICHE = 6;

/** Everything an answer is composed from. */
export interface Brief {
  turn: Turn;
  conversation: Conversation;
  niche?: Niche;
  profile?: CoachProfile;
  /** The bubbles of the answer before. */
  shown: readonly string[];
  guides: GuidesByTopic;
  leadsTo: (suggestion: string) => Topic | 'unknown';
}

interface Composition {
  parts: string[];
  suggestions: string[];
  tool?: string;
}

/** Puts an answer together: what is planned for this kind of turn, without what was just said, never under two parts. */
export function compose(brief: Brief): Composition {
  const { turn, shown, guides } = brief;
  const guide = turn.topic === 'unknown' ? undefined : guides.get(turn.topic);
  const isShown = (part: string) => shown.some((bubble) => bubble === part || bubble.startsWith(`${part}\n`));
  const parts: string[] = [];
  for (const part of plan(brief, guide)) {
    if (parts.length < MOST_PARTS && !parts.includes(part) && !isShown(part)) parts.push(part);
  }
  for (const part of reserve(brief, guide)) {
    if (parts.length >= FEWEST) break;
    if (!parts.includes(part) && !isShown(part)) parts.push(part);
  }
  return { parts, suggestions: suggest(brief, guide), tool: guide?.tool };
}

const textsOf = ({ turn }: Brief): CoachTexts => TEXTS[turn.language];

/** How often something was already the case in the conversation: what takes turns turns by it. */
const earlier = ({ conversation }: Brief, is: (turn: Turn) => boolean) => conversation.filter(is).length;

function takeTurns<T>(versions: readonly T[], count: number): T | undefined {
  return versions[count % versions.length];
}

function plan(brief: Brief, guide: Guide | undefined): readonly string[] {
  const { turn } = brief;
  const texts = textsOf(brief);
  const version = (versions: readonly (readonly string[])[]) =>
    takeTurns(
      versions,
      earlier(brief, ({ kind }) => kind === turn.kind),
    ) ?? [];
  if (turn.kind === 'thanks') return version(texts.thanks);
  if (turn.kind === 'refusal') return version(texts.refusal);
  if (turn.kind === 'vague') return version(texts.vague);
  if (turn.kind === 'unclear') return version(texts.unclear);
  if (!guide) return version(texts.unknown);
  if (turn.kind === 'greeting' && earlier(brief, ({ kind }) => kind === 'greeting') > 0)
    return version(texts.greetingAgain);
  if (guide.topic === 'earnings-goal' && turn.kind !== 'why' && turn.kind !== 'more') return planGoal(brief, guide);

  const asked = brief.conversation.at(-1);
  const isRepeated = asked?.topic === turn.topic && (!turn.niche || turn.niche === asked.niche);
  switch (turn.kind) {
    case 'more':
      return planMore(brief, guide);
    case 'shorter':
      return planShorter(brief, guide);
    case 'why':
      return planWhy(brief, guide);
    case 'other-niche':
      return planOtherNiche(brief, guide);
    default:
      if (isRepeated && asked.text === turn.text) return planMore(brief, guide);
      return isRepeated ? planPrecise(brief, guide) : planQuestion(brief, guide);
  }
}

/** A guide's bubbles with the niche's own in place and the slots filled; a bubble whose slot stays empty is left out. */
function bubbles(guide: Guide, niche: Niche | undefined, product: Product | undefined, brief: Brief): string[] {
  const nicheText = niche && guide.byNiche?.[niche];
  const fill: Record<string, string | undefined> = {
    product: product?.name,
    niche: niche && textsOf(brief).niches[niche].short,
    name: brief.profile?.name?.trim() || undefined,
  };
  return guide.parts
    .map((part, index) => (nicheText && index === guide.nichePart ? nicheText : part))
    .filter((part) => [...part.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => fill[slot]))
    .map((part) => part.replace(/\{(\w+)\}/g, (_, slot: string) => fill[slot] ?? ''))
    .map(capitalised);
}

const ownBubbles = (brief: Brief, guide: Guide) => bubbles(guide, brief.niche, brief.turn.product, brief);

const asksNiche = ({ niche }: Brief, guide: Guide) =>
  !niche && guide.topic !== 'niche-choice' && Object.keys(guide.byNiche ?? {}).length >= BY_NICHE;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a topic says of the product that is named. */
function productBubble(brief: Brief, guide: Guide): string | undefined {
  const name = brief.turn.product?.name;
  return name && textsOf(brief).forProduct[guide.topic]?.(name, capitalised(name.slice(name.indexOf(' ') + 1)));
}

function planQuestion(brief: Brief, guide: Guide): string[] {
  const { turn, guides } = brief;
  const texts = textsOf(brief);
  const own = ownBubbles(brief, guide);
  const rival = turn.rival && guides.get(turn.rival)?.questions[0];
  const lead = [
    turn.caveat && texts.caveats[turn.caveat],
    turn.sale && saleBubble(texts, turn.sale),
    productBubble(brief, guide),
  ];
  const question = rival ? texts.orDidYouMean(rival) : asksNiche(brief, guide) && texts.askNiche;
  const parts = [...lead.filter((part) => part !== undefined), ...own].slice(0, MOST_PARTS);
  if (!question) return parts;
  return parts.length < MOST_PARTS ? [...parts, question] : [...parts.slice(0, -1), `${parts.at(-1)}\n\n${question}`];
}

function planGoal(brief: Brief, guide: Guide): string[] {
  const texts = textsOf(brief);
  const goal = brief.turn.goal ?? monthlyGoal(brief.profile?.financialGoal);
  const [sum, cautious] = goalBubbles(texts, goal, brief.niche);
  const own = ownBubbles(brief, guide);
  return goal ? [sum, cautious, ...own] : [...own.slice(0, 1), sum, cautious, texts.goal.askGoal];
}

/** Extra material for a topic, as many bubbles as there are times to ask for more. */
function extras(brief: Brief, topic: Topic): string[] {
  const { more, moreProducts, niches } = textsOf(brief);
  if (topic !== 'product-choice') return [...(more[topic] ?? [])];
  const { niche } = brief;
  return niche ? moreProducts.lists[niche].map((list) => `${moreProducts.title(niches[niche].the)} ${list}.`) : [];
}

function planMore(brief: Brief, guide: Guide): string[] {
  const { checkIt, moreProducts } = textsOf(brief);
  const count = earlier(brief, ({ topic }) => topic === guide.topic) - 1;
  const extra = extras(brief, guide.topic)[count];
  if (!extra) return planNext(brief, guide, count - extras(brief, guide.topic).length);
  const companions = guide.topic === 'product-choice' ? moreProducts.rule : checkIt.craft;
  return [extra, takeTurns(companions, count) ?? ''];
}

/** The topic's guide has been given: what comes after it, from the questions that it suggests. */
function planNext(brief: Brief, guide: Guide, count: number): string[] {
  const onward = nextGuides(brief, guide);
  const next = takeTurns(onward, Math.max(0, count));
  return next ? [textsOf(brief).next(next.questions[0] ?? ''), ...ownBubbles(brief, next).slice(0, FEWEST)] : [];
}

function nextGuides({ guides, leadsTo }: Brief, guide: Guide): Guide[] {
  const topics = new Set(
    guide.suggestions.map(leadsTo).filter((topic) => topic !== 'unknown' && topic !== guide.topic),
  );
  return [...topics].flatMap((topic) => (topic === 'unknown' ? [] : (guides.get(topic) ?? [])));
}

/** Bubbles and list items as sentences, the head of a list left out. */
const sentencesOf = (bubble: string) =>
  bubble
    .split('\n')
    .flatMap((line) => line.replace(/^- /, '').match(/[^.!?…]+(?:[.!?…]+[»”"’)*]*|$)(?=\s|$)/g) ?? [line])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence && !/:\**$/.test(sentence));

const headline = (bubble: string) => sentencesOf(bubble)[0] ?? bubble;

function planShorter(brief: Brief, guide: Guide): string[] {
  const texts = textsOf(brief);
  const own = ownBubbles(brief, guide);
  const main = own[brief.niche && guide.byNiche?.[brief.niche] ? (guide.nichePart ?? 0) : 0] ?? '';
  const action = own.findLast((part) => part !== main) ?? main;
  return [texts.inShort(headline(main)), texts.doNow(headline(action))];
}

/** Topics whose advice is a rule to look up rather than a thing to try out. */
const RULES: ReadonlySet<Topic> = new Set<Topic>([
  'eligibility',
  'open-shop',
  'add-product',
  'collaborations',
  'samples',
  'commissions',
  'business-status',
  'disclosure',
  'claims',
  'prices-and-promos',
  'violations',
  'music',
  'app-help',
]);

function planWhy(brief: Brief, guide: Guide): string[] {
  const { reasons, checkIt } = textsOf(brief);
  if (guide.topic === 'small-talk') return [];
  const count = earlier(brief, ({ kind }) => kind === 'why');
  return [reasons[guide.topic], takeTurns(checkIt[RULES.has(guide.topic) ? 'rules' : 'craft'], count) ?? ''];
}

function planOtherNiche(brief: Brief, guide: Guide): string[] {
  const { niche, guides } = brief;
  if (!niche) return ownBubbles(brief, guide);
  const own = guide.byNiche?.[niche];
  const forProduct = productBubble(brief, guide);
  if (own) return [...(forProduct ? [forProduct] : []), own, ...ownBubbles(brief, guide)];
  const { sameInNiche, niches } = textsOf(brief);
  const shooting = guides.get(guide.topic === 'scripts' ? 'hooks' : 'scripts')?.byNiche?.[niche];
  return [sameInNiche(niches[niche].the), ...(shooting ? [shooting] : ownBubbles(brief, guide))];
}

/** Another question on the topic just answered: the sentences that answer it, then what comes next. */
function planPrecise(brief: Brief, guide: Guide): string[] {
  const asked = new Set(termsOf(brief.turn.text.split(' ')));
  const ranked = ownBubbles(brief, guide)
    .flatMap(sentencesOf)
    .map((sentence, index) => ({
      sentence,
      index,
      shared: new Set(termsOf(words(sentence)).filter((term) => asked.has(term))).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
    .slice(0, FEWEST)
    .sort((a, b) => a.index - b.index);
  const count = earlier(brief, ({ topic }) => topic === guide.topic) - 1;
  if (ranked.length === 0) return planMore(brief, guide);
  const { caveats, precisely } = textsOf(brief);
  const lead = brief.turn.caveat ? [caveats[brief.turn.caveat]] : [];
  return [...lead, precisely(ranked.map(({ sentence }) => sentence).join(' ')), ...planNext(brief, guide, count)];
}

/** What is said when too little is left to say: more of the topic, what follows it, and at last anything. */
function* reserve(brief: Brief, guide: Guide | undefined): Generator<string> {
  if (guide) {
    yield* extras(brief, guide.topic);
    for (const next of nextGuides(brief, guide)) yield* ownBubbles(brief, next);
  }
  for (const other of brief.guides.values()) yield* ownBubbles(brief, other);
  const { unknown, unclear } = textsOf(brief);
  yield* [...unknown, ...unclear].flat();
}

const STARTERS: readonly (readonly Topic[])[] = [
  ['start', 'hooks', 'product-choice', 'low-views'],
  ['first-live', 'titles', 'eligibility', 'commissions'],
];
const TROUBLES: readonly Topic[] = ['low-views', 'views-without-sales', 'clicks-without-sales', 'first-live'];

function suggest(brief: Brief, guide: Guide | undefined): string[] {
  const { turn, guides, profile } = brief;
  const texts = textsOf(brief);
  const firstQuestions = (topics: readonly Topic[]) => topics.flatMap((topic) => guides.get(topic)?.questions[0] ?? []);
  const starters = firstQuestions(
    takeTurns(
      STARTERS,
      earlier(brief, ({ kind }) => kind === turn.kind),
    ) ?? [],
  );
  const byGuide = (of: Guide) => [
    ...(turn.rival ? firstQuestions([turn.rival]) : []),
    ...(asksNiche(brief, of) ? NICHES.slice(0, FEWEST).map((niche) => texts.andFor(texts.niches[niche].the)) : []),
    ...of.suggestions,
    ...(profile?.hasShopAccount === false && of.topic === 'start' ? firstQuestions(['open-shop']) : []),
  ];
  const own =
    turn.kind === 'vague' ? firstQuestions(TROUBLES) : guide && turn.kind !== 'refusal' ? byGuide(guide) : starters;
  const isNew = (suggestion: string) => messageWords(suggestion).join(' ') !== turn.text;
  const suggestions = [...new Set(own)].filter(isNew).slice(0, MOST_SUGGESTIONS);
  const fillers = [...starters, ...texts.anyQuestion].filter(
    (filler) => isNew(filler) && !suggestions.includes(filler),
  );
  return [...suggestions, ...fillers.slice(0, Math.max(0, FEWEST - suggestions.length))];
}
