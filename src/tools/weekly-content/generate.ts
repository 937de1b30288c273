import type { NichePick } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { daysAfter } from '../../domain/week';
import { canFill, fill } from '../../lib/fill';
import { localDate, localTime } from '../../lib/localDate';
import { pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { type Audience, audienceOf, type Goal, goalOf } from './contentOptions';
import { inTurn } from './inTurn';
import { materialOfNiche } from './weekOfNiche';
import { materialOfProduct } from './weekOfProduct';
import { type Day, type DaySlots, weekSlots } from './weekSlots';
import type { Facts, Texts } from './weekTexts';

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
  /** The niche's or the product's own, for any post of the week. */
  hashtags: string[];
  /** What has to be known where the week is about the creator's own product. */
  note?: string;
}

interface Context {
  now: Date;
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/** Seven days from `now` on, of which nothing is over: what to post when, and two lives. */
export function generate(
  { niche: named = '', audience: typedAudience, goal: typedGoal }: Readonly<Record<string, string>>,
  texts: Texts,
  { now, random, choose, product }: Context,
): ContentWeek {
  const audience = audienceOf(typedAudience);
  const goal = goalOf(typedGoal);
  const { first, slots } = fromNowOn(weekSlots(random), now);
  const wanted = {
    niche: named,
    goal,
    videos: slots.reduce((sum, { videos }) => sum + videos.length, 0),
    lives: slots.filter(({ live }) => live).length,
  };
  const chance = { random, choose };
  const material =
    product && texts.product
      ? materialOfProduct(wanted, { texts, ofProduct: texts.product, brief: product }, chance)
      : materialOfNiche(wanted, texts, chance);
  const { niche, words } = material;
  const ideas = pickSome(random, material.ideas, material.ideas.length);
  const lives = [...material.lives];
  const nextOf = {
    trend: inTurn(chance, `${material.list}.trends`, material.trends),
    call: inTurn(chance, `${material.list}.calls`, material.calls),
    angle: inTurn(chance, `${words.list}angles.${audience}`, words.angles[audience]),
  };
  const common = ({ product: name, facts = {} }: { product: string; facts?: Facts }, aim: Goal) => {
    const isFit = (pattern: string) => canFill(pattern, facts);
    return {
      product: name,
      aim,
      objective: fill(choose.one(`${words.list}objectives.${aim}`, words.objectives[aim], isFit), facts),
      trend: fill(nextOf.trend(isFit), facts),
      angle: fill(nextOf.angle(isFit), facts),
      hashtags: material.hashtagsOf(name),
      shopCTA: fill(nextOf.call(isFit), facts),
    };
  };

  const liveEntry = (day: Day, time: string): Entry[] => {
    const live = lives.shift();
    if (!live) return [];
    const number = material.lives.length - lives.length;
    const ownCall = choose.one(`${words.list}ownCodes`, words.ownCodes);
    return [
      {
        id: `${day}-live`,
        type: 'live',
        format: texts.formats.live,
        time,
        title: live.title,
        description: live.description,
        ...common(live, goal),
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
        ...common(idea, goalOf(idea.goal)),
      },
    ];
  };

  const days = slots.map(({ day, videos, live }, place): DayEntry => {
    const content = [
      ...videos.flatMap((time, index) => videoEntry(day, time, index + 1)),
      ...(live ? liveEntry(day, live) : []),
    ].sort((one, other) => one.time.localeCompare(other.time));
    return {
      day,
      date: daysAfter(first, place),
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
    hashtags: material.hashtags,
    ...(material.note && { note: material.note }),
  };
}

/** The week from today on, or from tomorrow if something of today's is over; `first` is its first day. */
function fromNowOn(week: readonly DaySlots[], now: Date): { first: string; slots: readonly DaySlots[] } {
  const place = (now.getDay() + 6) % 7;
  const { videos = [], live } = week[place] ?? {};
  const isOver = [...videos, ...(live ? [live] : [])].some((time) => time <= localTime(now));
  const start = isOver ? (place + 1) % 7 : place;
  return {
    first: daysAfter(localDate(now), isOver ? 1 : 0),
    slots: [...week.slice(start), ...week.slice(0, start)],
  };
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
