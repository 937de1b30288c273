import type { Niche } from '../niches';

/** The two languages the built-in coach is written in, each an original. */
export type CoachLanguage = 'fr' | 'en';

/** What the coach can be asked about. Each topic is one guide per language, in `guides/<language>/`. */
export const TOPICS = [
  'start', // where to begin, a first week
  'niche-choice',
  'product-choice',
  'hooks',
  'titles',
  'scripts',
  'video-length',
  'filming', // light, sound, framing, safe zone
  'on-camera', // voice, nerves, takes
  'editing',
  'subtitles',
  'music',
  'faceless-and-ai',
  'calls-to-action',
  'descriptions',
  'hashtags',
  'posting-times',
  'frequency',
  'live-or-video', // which of the two
  'first-live',
  'live-run', // run of show, pinning, interaction, silences
  'live-objections', // objections, trolls
  'live-results', // people leave, nobody taps or buys during a live
  'analytics', // which numbers, working ranges
  'low-views',
  'views-without-sales',
  'clicks-without-sales',
  'after-a-hit', // what to do once a video works
  'followers', // growing an account, the profile page
  'comments', // getting and answering them
  'eligibility', // followers, age, countries
  'open-shop',
  'add-product', // adding, hiding, replacing a product link
  'collaborations', // open, targeted, negotiating
  'samples',
  'after-sales', // refunds, breakage, complaints of buyers
  'commissions', // rate, lock, payout, disappeared
  'earnings-goal', // the sum computed by domain/earnings
  'business-status', // registering, tax, contract
  'disclosure',
  'claims', // what may not be said or promoted, before/after, minors
  'prices-and-promos',
  'violations', // health score, appeal, shadowban, reposts
  'boost',
  'calendar',
  'trends', // what the coach cannot know
  'motivation',
  'app-help', // what Jimp does, offline, data
  'small-talk', // hello, thanks
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * One topic in one language. Texts may contain the slots {name}, {niche} and {product}, in neutral places only («
 * {product} : … »); the engine fills them or picks the wording without.
 */
export interface Guide {
  topic: Topic;
  /** How creators really ask this, in their own words; retrieval searches these. */
  questions: readonly string[];
  /** 2 to 4 parts, each a bubble of at most about 60 words; lists as lines that begin with '- ', strong as **…**. */
  parts: readonly string[];
  /** What is particular to a niche: replaces the part at `nichePart`. */
  byNiche?: Readonly<Partial<Record<Niche, string>>>;
  nichePart?: number;
  /**
   * The parts kept alongside what is said about a product; by default all but the niche's and the one with its slot.
   */
  besideProduct?: readonly number[];
  /** Replacements of parts, by index, for somebody whose shop is open: nobody is told to apply for what they have. */
  openShop?: Readonly<Record<number, string>>;
  /** 2 to 4, each a message that the user could send and that the coach answers well. */
  suggestions: readonly string[];
  /** The path of the screen for this task, if there is one. */
  tool?: string;
}
