import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { adviceForNiche } from './adviceForNiche';
import { adviceForProduct } from './adviceForProduct';
import type { Advice, Texts } from './editingTexts';

/** Specification: cut frequency 2 to 3 s. `cutEvery` is in seconds. */
export const CONTENT_TYPES = [
  { id: 'face_cam', icon: '🤳', cutEvery: 3 },
  { id: 'voice_over', icon: '🎙️', cutEvery: 2 },
  { id: 'test_produit', icon: '🧪', cutEvery: 2.5 },
  { id: 'transformation', icon: '🔄', cutEvery: 2 },
  { id: 'live_replay', icon: '🔴', cutEvery: 3 },
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number]['id'];

/** In seconds. */
interface Duration {
  min: number;
  max: number;
  recommended: number;
}

/** Specification, editing: default 20 s (15-25). */
const USUAL: Duration = { min: 15, max: 25, recommended: 20 };

/**
 * Specification, editing: beauty face cam 22 s (15-30); beauty transformation 28 s (20-35); tech product test 21 s (18-25);
 * fitness product test 25 s (20-30).
 */
const DURATIONS: Readonly<Partial<Record<NichePick, Readonly<Partial<Record<ContentType, Duration>>>>>> = {
  beauty: {
    face_cam: { min: 15, max: 30, recommended: 22 },
    transformation: { min: 20, max: 35, recommended: 28 },
  },
  tech: { test_produit: { min: 18, max: 25, recommended: 21 } },
  fitness: { test_produit: { min: 20, max: 30, recommended: 25 } },
};

/** The hook and the ending, in seconds; what is between has two parts, the second a little longer. */
const HOOK = 3;
const ENDING = 4;
const FIRST_SHARE = 0.45;

/** Seconds of the video, from and to. */
export interface Timeframe {
  from: number;
  to: number;
}

export interface VideoEditing {
  niche: NichePick;
  /** The creator's own, as typed, if the video is about one. */
  product?: string;
  contentType: ContentType;
  optimalDuration: Duration & { reason: string };
  dynamicStructure: ({ timeframe: Timeframe } & Advice['parts'][number])[];
  cutFrequency: { seconds: number } & Advice['cut'];
  visualEffects: ({ category: 'text' | 'transition' | 'image' } & Advice['effects']['text'])[];
  /** Only for a replay of a live. */
  liveReplayBonus?: { title: string; tips: string[] };
  june2025Trends: string[];
}

interface Context {
  choose: FreshChoice;
  product?: ProductBrief;
}

/** Where the parts of a video of that length start and end. */
function timeframesOf(length: number): Timeframe[] {
  const middle = HOOK + Math.round((length - HOOK - ENDING) * FIRST_SHARE);
  const ends = [HOOK, middle, length - ENDING, length];
  return ends.map((to, place) => ({ from: ends[place - 1] ?? 0, to }));
}

/** How a kind of video is edited, in a niche (the same answers always give the same advice) or for a product. */
export function generate(
  { niche: named = '', contentType: wanted = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { choose, product }: Context,
): VideoEditing {
  const niche = nichePickOf(product?.niche ?? '') ?? nichePickOf(named) ?? 'beauty';
  const { id: contentType, cutEvery } = CONTENT_TYPES.find(({ id }) => id === wanted) ?? CONTENT_TYPES[0];
  const ofProduct = texts.product;
  const isOwn = product !== undefined && ofProduct !== undefined;
  const advice = isOwn
    ? adviceForProduct(product, ofProduct, contentType, choose)
    : adviceForNiche(texts.niches[niche], contentType);
  const duration = DURATIONS[niche]?.[contentType] ?? USUAL;
  const timeframes = timeframesOf(duration.recommended);

  return {
    niche,
    ...(isOwn && { product: product.typed }),
    contentType,
    optimalDuration: { ...duration, reason: advice.reason },
    dynamicStructure: timeframes.map((timeframe, place) => ({ timeframe, ...(advice.parts[place] ?? advice.ending) })),
    cutFrequency: { seconds: cutEvery, ...advice.cut },
    visualEffects: (['text', 'transition', 'image'] as const).map((category) => ({
      category,
      ...advice.effects[category],
    })),
    ...(contentType === 'live_replay' && {
      liveReplayBonus: { title: texts.replayTitle, tips: advice.replayTips },
    }),
    june2025Trends: advice.trends,
  };
}
