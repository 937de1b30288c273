import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** Specification: 'liveStructure {introduction, presentation, story, productPresentation, callToAction}'. */
export const STEPS = ['introduction', 'presentation', 'story', 'productPresentation', 'callToAction'] as const;
export type StepId = (typeof STEPS)[number];

export interface Step {
  /** Counted from the start of the live; our own rule of thumb, 45 minutes in all. */
  minutes: { from: number; to: number };
  text: string;
  /** What is said, one line per item. */
  say: string[];
}

export interface IntroScript {
  name: string;
  script: string[];
  /** From 0 to 100; an editorial estimate. */
  effectiveness: number;
  reason: string;
  recommended: boolean;
}

export interface LiveRecommendations {
  niche: string;
  liveStructure: Record<StepId, Step>;
  productDisplayTiming: string;
  trendingProduct: { type: string; description: string; viralReason: string };
  introScripts: IntroScript[];
  idealDuration: string;
  effectiveThemes: { title: string; how: string }[];
  june2025Trends: string[];
}

/**
 * The specification gives openings of a live without a particular niche 89, 85 and 81 (live plan, 'other 89/85/81').
 */
const EFFECTIVENESS = [89, 85, 81] as const;

/**
 * What to do in a live. Specification, a quirk to preserve: 'the lookup uses the tile id as an index into the niche
 * list, so it always returns the generic default result, with the niche shown as Général'. So no answer changes
 * anything.
 */
export function generate(_answers: Readonly<Record<string, string>>, texts: Texts): LiveRecommendations {
  const introScripts = EFFECTIVENESS.flatMap((effectiveness, place): IntroScript[] => {
    const intro = texts.introScripts[place];
    return intro ? [{ ...intro, effectiveness, recommended: place === 0 }] : [];
  });
  const { introduction, presentation, story, productPresentation, callToAction } = texts.liveStructure;
  return {
    niche: texts.niche,
    liveStructure: {
      introduction: { ...introduction, minutes: { from: 0, to: 2 }, say: introScripts[0]?.script ?? [] },
      presentation: { ...presentation, minutes: { from: 2, to: 5 } },
      story: { ...story, minutes: { from: 5, to: 10 } },
      productPresentation: { ...productPresentation, minutes: { from: 10, to: 34 } },
      callToAction: { ...callToAction, minutes: { from: 34, to: 45 } },
    },
    productDisplayTiming: texts.productDisplayTiming,
    trendingProduct: texts.trendingProduct,
    introScripts,
    idealDuration: texts.idealDuration,
    effectiveThemes: texts.effectiveThemes,
    june2025Trends: texts.june2025Trends,
  };
}
