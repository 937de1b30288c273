import { localDate } from '../../lib/localDate';
import { NICHE_PICKS, type NichePick } from '../matchNiche';
import { dayNumber, inTurn } from './turn';
import { FORMATS, type FormatId, scoreOf, type Trait } from './viralFormats';

/** What a tip is about; every niche has one for each. */
export const CATEGORIES = ['opening', 'framing', 'sound', 'editing', 'proof', 'caption', 'comments'] as const;
type Category = (typeof CATEGORIES)[number];

/** How hard a niche's challenges are, in order, and how long they take in minutes. */
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

/**
 * The step from one alert of a day to the next. Every format appears with one of its hooks, then with the other: the step
 * has no common divisor with the count of hooks, so that all lead once before the first repeats.
 */
const STRIDE = 11;
/** Offsets the niches, so that they are not at the same format on the same day. */
const BETWEEN_NICHES = 4;

interface Tip {
  advice: string;
  implementation: string;
  expectedImpact: string;
}

interface Warning {
  title: string;
  description: string;
  avoidBehavior: string;
}

interface NicheTexts {
  concepts: Readonly<
    Record<FormatId, { title: string; description: string; hooks: readonly { text: string; why: string }[] }>
  >;
  tips: Readonly<Record<Category, Tip>>;
  warnings: readonly Warning[];
  challenges: readonly { title: string; description: string }[];
  june2025Context: string;
}

/** The words of the alert in one language: the `texts` of the tool's catalogue. */
export interface AlertTexts {
  formats: Readonly<Record<FormatId, string>>;
  niches: Readonly<Record<NichePick, NicheTexts>>;
}

/** One alert of a day, in one language. */
export interface ViralAlert {
  niche: NichePick;
  /** The local date: '2026-11-22'. */
  date: string;
  viralConcept: {
    format: FormatId;
    title: string;
    description: string;
    trendSource: string;
    /** Percent; an editorial estimate based on the traits. */
    viralityScore: number;
    traits: readonly Trait[];
  };
  strategicTip: Tip & { category: Category };
  hookOfTheDay: { main: string; variant: string; whyBetter: string };
  warning: Warning;
  creativeChallenge: {
    title: string;
    description: string;
    difficulty: (typeof CHALLENGES)[number]['difficulty'];
    /** In minutes. */
    estimatedTime: number;
  };
  june2025Context: string;
}

/**
 * The niche's alert for the day of `now`, the same from midnight to midnight; `further` counts those requested after it
 * on that day.
 */
export function dailyAlert(niche: NichePick, texts: AlertTexts, now: Date, further = 0): ViralAlert {
  const ofNiche = texts.niches[niche];
  const turn = dayNumber(now) + NICHE_PICKS.indexOf(niche) * BETWEEN_NICHES + further * STRIDE;

  const { id: format, traits } = inTurn(FORMATS, turn);
  const { hooks, ...concept } = ofNiche.concepts[format];
  const round = Math.floor(turn / FORMATS.length);
  const [main, variant] = [inTurn(hooks, round), inTurn(hooks, round + 1)];
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
