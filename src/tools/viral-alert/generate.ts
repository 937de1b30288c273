import { NICHE_PICKS, type NichePick, nichePickOf } from '../../domain/nichePicks';
import { localDate } from '../../lib/localDate';
import { FORMATS, type FormatId, scoreOf, type Trait } from './formats';
import type english from './locales/en.json';
import { dayNumber, inTurn } from './turn';

export type Texts = (typeof english)['texts'];

/** What a tip is about; every niche has one of each. */
export const CATEGORIES = ['opening', 'framing', 'sound', 'editing', 'proof', 'caption', 'comments'] as const;

/** How hard a niche's challenges are, in their order, and how long they take, minutes. */
export const CHALLENGES = [
  { difficulty: 'easy', minutes: 15 },
  { difficulty: 'medium', minutes: 30 },
  { difficulty: 'easy', minutes: 10 },
  { difficulty: 'advanced', minutes: 60 },
  { difficulty: 'medium', minutes: 25 },
  { difficulty: 'easy', minutes: 20 },
  { difficulty: 'advanced', minutes: 90 },
  { difficulty: 'medium', minutes: 45 },
] as const;

/** So many days no hook of a niche leads twice: every format comes around with the one, then with the other. */
export const DAYS_WITHOUT_REPEAT = FORMATS.length * 2;
/** From one alert of a day to the next; without a common divisor, so that all come before the first comes again. */
const STRIDE = 11;
/** The niches are not at the same format on the same day. */
const BETWEEN_NICHES = 4;

export interface Hook {
  text: string;
  why: string;
}

export interface ViralAlert {
  niche: NichePick;
  /** As the device's calendar has it: '2026-11-22'. */
  date: string;
  viralConcept: {
    format: FormatId;
    title: string;
    description: string;
    trendSource: string;
    /** Percent; an editorial estimate that rests on the traits. */
    viralityScore: number;
    traits: readonly Trait[];
  };
  strategicTip: {
    category: (typeof CATEGORIES)[number];
    advice: string;
    implementation: string;
    expectedImpact: string;
  };
  hookOfTheDay: { main: string; variant: string; whyBetter: string };
  warning: { title: string; description: string; avoidBehavior: string };
  creativeChallenge: {
    title: string;
    description: string;
    difficulty: (typeof CHALLENGES)[number]['difficulty'];
    /** Minutes. */
    estimatedTime: number;
  };
  june2025Context: string;
}

/**
 * The niche's alert of the day of `now`, the same from midnight to midnight; `step` counts the further ones that were
 * asked for on that day.
 */
export function generate(
  { niche: named = '', step = '0' }: Readonly<Record<string, string>>,
  texts: Texts,
  { now }: { now: Date },
): ViralAlert {
  const niche = nichePickOf(named) ?? NICHE_PICKS[0];
  const ofNiche = texts.niches[niche];
  const further = Number.isSafeInteger(Number(step)) ? Number(step) : 0;
  const turn = dayNumber(now) + NICHE_PICKS.indexOf(niche) * BETWEEN_NICHES + further * STRIDE;

  const { id: format, traits } = inTurn(FORMATS, turn);
  const { hooks, ...concept } = ofNiche.concepts[format];
  const round = Math.floor(turn / FORMATS.length);
  const [main, variant] = [inTurn<Hook>(hooks, round), inTurn<Hook>(hooks, round + 1)];
  const category = inTurn(CATEGORIES, turn);
  const { difficulty, minutes } = inTurn(CHALLENGES, turn);
  return {
    niche,
    date: localDate(now),
    viralConcept: {
      format,
      ...concept,
      trendSource: texts.formats[format],
      viralityScore: scoreOf(traits),
      traits,
    },
    strategicTip: { category, ...ofNiche.tips[category] },
    hookOfTheDay: { main: main.text, variant: variant.text, whyBetter: main.why },
    warning: inTurn(ofNiche.warnings, turn),
    creativeChallenge: { ...inTurn(ofNiche.challenges, turn), difficulty, estimatedTime: minutes },
    june2025Context: ofNiche.june2025Context,
  };
}
