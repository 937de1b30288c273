import { pickHashtags } from '../../domain/hashtags/hashtags';
import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { weekDates } from '../../domain/weekDates';
import { localDate } from '../../lib/localDate';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { type Audience, audienceOf, type Goal, goalOf } from './contentOptions';
import type english from './locales/en.json';
import { type Day, weekSlots } from './weekSlots';

export type Texts = (typeof english)['texts'];
type NicheTexts = Texts['niches'][NichePick];

/** Specification: 8 hashtags per item, 6 shown. */
export const HASHTAGS = 8;
export const HASHTAGS_SHOWN = 6;

export interface Entry {
  /** The same for the same place in the week, whenever it is made. */
  id: string;
  type: 'video' | 'live';
  format: string;
  /** Wall-clock time, HH:MM. */
  time: string;
  title: string;
  product: string;
  /** The goal that it serves. */
  aim: Goal;
  objective: string;
  /** A habit of the niche; nothing here follows live trends. */
  trend: string;
  description: string;
  /** How to say it to the chosen audience. */
  angle: string;
  hashtags: string[];
  shopCTA: string;
  /**
   * For a live: LIVE10 or LIVE20 as an example, and what follows the call if the creator has a `{{code}}` of their own.
   */
  promoCode?: { example: string; ownCall: string };
}

export interface DayEntry {
  day: Day;
  /** The device's date: '2026-11-25'. */
  date: string;
  /** In the order of their times. */
  content: Entry[];
  totalVideos: number;
  hasLive: boolean;
}

export interface ContentWeek {
  niche: NichePick;
  audience: Audience;
  goal: Goal;
  days: DayEntry[];
  summary: { videos: number; lives: number; products: number; forGoal: number; shopCallShare: number };
  /** The niche's own, for any post of the week. */
  hashtags: string[];
}

/** The week that contains `now`, Monday first: what to post when, and two lives. */
export function generate(
  { niche: named = '', audience: typedAudience, goal: typedGoal }: Readonly<Record<string, string>>,
  texts: Texts,
  { now, random }: { now: Date; random: Random },
): ContentWeek {
  const niche = nichePickOf(named) ?? 'beauty';
  const audience = audienceOf(typedAudience);
  const goal = goalOf(typedGoal);
  const ofNiche = texts.niches[niche];
  const slots = weekSlots(random);
  const videoCount = slots.reduce((sum, { videos }) => sum + videos.length, 0);

  const ideas = ideasFor(random, ofNiche.ideas, goal, videoCount);
  const lives = pickSome(random, ofNiche.lives, ofNiche.lives.length);
  const nextOf = {
    trend: inTurn(random, ofNiche.trends),
    call: inTurn(random, ofNiche.calls),
    angle: inTurn(random, texts.angles[audience]),
  };
  const common = (product: string, aim: Goal) => ({
    product,
    aim,
    objective: pick(random, texts.objectives[aim]),
    trend: nextOf.trend(),
    angle: nextOf.angle(),
    hashtags: hashtagsFor(random, ofNiche, texts.market, product),
  });

  const liveEntry = (day: Day, time: string): Entry[] => {
    const live = lives.pop();
    if (!live) return [];
    const number = ofNiche.lives.length - lives.length;
    const call = nextOf.call();
    const ownCall = pick(random, texts.ownCodes);
    return [
      {
        id: `${day}-live`,
        type: 'live',
        format: texts.formats.live,
        time,
        title: live.title,
        description: live.description,
        ...common(live.product, goal),
        shopCTA: call,
        // Specification: promo code pattern LIVE{n}0; n is the week's first or second live.
        promoCode: { example: `LIVE${number}0`, ownCall },
      },
    ];
  };
  const videoEntry = (day: Day, time: string, number: number): Entry[] => {
    const idea = ideas.pop();
    if (!idea) return [];
    return [
      {
        id: `${day}-${number}`,
        type: 'video',
        format: formatName(texts, idea.format),
        time,
        title: idea.title,
        description: idea.description,
        ...common(idea.product, goalOf(idea.goal)),
        shopCTA: nextOf.call(),
      },
    ];
  };

  const dates = weekDates(now);
  const days = slots.map(({ day, videos, live }, place): DayEntry => {
    const content = [
      ...videos.flatMap((time, index) => videoEntry(day, time, index + 1)),
      ...(live ? liveEntry(day, live) : []),
    ].sort((one, other) => one.time.localeCompare(other.time));
    return {
      day,
      date: localDate(dates[place] ?? now),
      content,
      totalVideos: videos.length,
      hasLive: live !== undefined,
    };
  });

  return {
    niche,
    audience,
    goal,
    days,
    summary: summaryOf(days, goal),
    hashtags: pickHashtags(random, ofNiche.hashtags, HASHTAGS, [
      ...ofNiche.hashtags.slice(0, 3),
      pick(random, texts.market),
    ]),
  };
}

/** This many different ideas in any order, always including all of the goal's. */
function ideasFor(random: Random, ideas: NicheTexts['ideas'], goal: Goal, count: number) {
  const serving = ideas.filter((idea) => idea.goal === goal);
  const others = pickSome(
    random,
    ideas.filter((idea) => idea.goal !== goal),
    ideas.length,
  );
  return pickSome(random, [...serving, ...others].slice(0, count), count);
}

/** One after the other in a random order, starting again after the last. */
function inTurn(random: Random, from: readonly string[]): () => string {
  const order = pickSome(random, from, from.length);
  let place = 0;
  return () => order[place++ % order.length] ?? '';
}

/** The five to use first: product, two of the niche, one more, the market (domain, captions and hashtags). */
function hashtagsFor(random: Random, { hashtags }: NicheTexts, market: readonly string[], product: string): string[] {
  const [core, ...others] = hashtags;
  const [second = '', third = ''] = pickSome(random, others, 2);
  return pickHashtags(random, hashtags, HASHTAGS, [product, core ?? '', second, third, pick(random, market)]);
}

function formatName({ formats }: Texts, format: string): string {
  return Object.entries(formats).find(([id]) => id === format)?.[1] ?? format;
}

function summaryOf(days: readonly DayEntry[], goal: Goal): ContentWeek['summary'] {
  const entries = days.flatMap(({ content }) => content);
  return {
    videos: entries.filter(({ type }) => type === 'video').length,
    lives: entries.filter(({ type }) => type === 'live').length,
    products: new Set(entries.map(({ product }) => product)).size,
    forGoal: entries.filter(({ aim }) => aim === goal).length,
    shopCallShare: entries.filter(({ shopCTA }) => shopCTA !== '').length / entries.length,
  };
}
