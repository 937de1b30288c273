import type { Niche } from '../niches';
import { type Brief, earlier, FEWEST, MOST_PARTS, takeTurns, textsOf } from './brief';
import { asksNiche, bubblesOf, extras, nextGuides } from './bubbles';
import { capitalised } from './forProduct';
import type { Guide, Topic } from './guide';
import { messageWords } from './message';
import { plan } from './plan';

const MOST_SUGGESTIONS = 4;

interface Composition {
  parts: string[];
  suggestions: string[];
  tool?: string;
}

/**
 * Puts an answer together: what is planned for this kind of turn, minus what was just said, never fewer than two parts.
 */
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

/** What to say when too little is left: more of the topic, what follows it, and finally anything. */
function* reserve(brief: Brief, guide: Guide | undefined): Generator<string> {
  if (guide) {
    yield* extras(brief, guide.topic);
    for (const next of nextGuides(brief, guide)) yield* bubblesOf(brief, next);
  }
  for (const other of brief.guides.values()) yield* bubblesOf(brief, other);
  const { unknown, unclear } = textsOf(brief);
  yield* [...unknown, ...unclear].flat();
}

const STARTERS: readonly (readonly Topic[])[] = [
  ['start', 'hooks', 'product-choice', 'low-views'],
  ['first-live', 'titles', 'eligibility', 'commissions'],
];
const FIRST_NICHES = ['beauty', 'fashion', 'tech', 'home'] as const satisfies readonly Niche[];
const TROUBLES: readonly Topic[] = ['low-views', 'views-without-sales', 'clicks-without-sales', 'first-live'];

/** Topics that someone with an open shop has behind them. */
const BEFORE_THE_SHOP: ReadonlySet<Topic | 'unknown'> = new Set<Topic>(['open-shop', 'eligibility']);

/** The topics that a start leads to for this creator. */
const firstSteps = (profile: Brief['profile']): Topic[] => [
  ...(profile?.hasShopAccount === false ? (['open-shop'] as const) : []),
  ...(profile?.contentPreference === 'lives' ? (['first-live'] as const) : []),
];

/** The niches from the welcome's follow-up come first; « ma niche » without one gets nothing else. */
const nicheChips = (brief: Brief) => {
  const texts = textsOf(brief);
  return brief.turn.ownNiche
    ? FIRST_NICHES.map((niche) => capitalised(texts.niches[niche].short))
    : FIRST_NICHES.slice(0, FEWEST).map((niche) => texts.andFor(texts.niches[niche].the));
};

const productChips = (brief: Brief, topic: Topic) =>
  Object.entries(textsOf(brief).productNext).flatMap(([next, chip]) => (next === topic ? [] : [chip]));

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
    ...(asksNiche(brief, of) ? nicheChips(brief) : []),
    ...(brief.product && texts.forProduct[of.topic] ? productChips(brief, of.topic) : []),
    ...of.suggestions,
    ...(of.topic === 'start' ? firstQuestions(firstSteps(profile)) : []),
  ];
  const own =
    turn.kind === 'vague' ? firstQuestions(TROUBLES) : guide && turn.kind !== 'refusal' ? byGuide(guide) : starters;
  const isNew = (suggestion: string) => messageWords(suggestion).join(' ') !== turn.text;
  /** What someone with an open shop no longer needs to ask. */
  const isBehind = (suggestion: string) =>
    profile?.hasShopAccount === true && BEFORE_THE_SHOP.has(brief.leadsTo(suggestion));
  // Typed or not: a tap opens the dialog, which is the answer.
  const { analytics: analyzeVideo } = texts.productNext;
  const dialog = turn.caveat === 'video' && analyzeVideo ? [analyzeVideo] : [];
  const suggestions = new Set(dialog);
  const addUntil = (count: number, candidates: readonly string[]) => {
    for (const candidate of candidates)
      if (suggestions.size < count && isNew(candidate) && !isBehind(candidate)) suggestions.add(candidate);
  };
  addUntil(MOST_SUGGESTIONS, own);
  addUntil(FEWEST, [...starters, ...texts.anyQuestion]);
  return [...suggestions];
}
