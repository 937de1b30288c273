import { matchCountry } from '../../domain/countries';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { listOf } from '../../domain/products/thread';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import { liveDayOf, liveOf } from './liveOfWeek';
import type english from './locales/en.json';
import { saidOf } from './saidInWeek';
import { DAYS, type DayId, LIVE_DAY } from './strategyDays';
import { themeOf } from './themes';
import { videoIdeaOf } from './videoIdea';
import {
  type DayContent,
  levelOf,
  MORE_HASHTAGS,
  marketHashtag,
  timeGroup,
  type WeeklyStrategy,
} from './weeklyStrategy';
import { itemAt, PHASES, weekOf } from './weeks';

export type Texts = (typeof english)['texts'];

interface Context {
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/**
 * Seven days for a product, each about something else that is known of it; the country gives times and ad label, the
 * level the structure, the week its theme.
 */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { random, choose, product }: Context,
): WeeklyStrategy {
  if ('niches' in texts) return generateByNiche(answers, texts, { random });
  if (!product) throw new Error('A week is about a product');
  return weekFor(product, texts, choose, answers);
}

function weekFor(
  brief: ProductBrief,
  texts: Texts,
  choose: FreshChoice,
  answers: Readonly<Record<string, string>>,
): WeeklyStrategy {
  const { product = '' } = answers;
  const country = matchCountry(answers.country ?? '');
  const level = levelOf(answers.level);
  const week = weekOf(answers);
  const phase = itemAt(PHASES, week - 1);
  const said = saidOf(brief, choose);
  const one: One = (list, patterns) => fill(choose.one(list, patterns), said);
  const hashtags = hashtagsOf(brief, texts, choose, marketHashtag(country));
  const nextTheme = themeOf(brief, texts, week + 1);

  const dailyContent = DAYS.map(({ id, engagement, times, difficulty }, place): DayContent => {
    const { name, hashtag } = texts.days[id];
    const { scene, ...idea } =
      id === LIVE_DAY ? liveDayOf(texts, level, one) : videoIdeaOf(id, texts, level, said, one);
    return {
      day: id,
      dayName: name,
      title: fill(texts.ideaTitle, { day: name, product }),
      videoIdea: { ...idea, difficulty: difficulty[level] },
      optimalTime: times[timeGroup(country)],
      hashtags: [
        marketHashtag(country),
        hashtag,
        ...Array.from({ length: MORE_HASHTAGS }, (_, index) => itemAt(hashtags, place * MORE_HASHTAGS + index)),
      ],
      inspiration: scene,
      engagement,
      isLive: id === LIVE_DAY,
    };
  });

  return {
    product,
    week,
    weekTheme: themeOf(brief, texts, week),
    dailyContent,
    liveRecommendation: liveOf(texts, level, one, brief.isOwnShop === true),
    weeklyTips: [
      one(`phaseTips.${phase}`, texts.phaseTips[phase]),
      one('tips.searched', texts.tips.searched),
      one('tips.never', texts.tips.never),
      one(`tips.${level}`, texts.levels[level].tips),
    ],
    nextWeekPreview: fill(texts.nextWeek, { theme: nextTheme.title, focus: nextTheme.focus }),
    disclosure: texts.disclosure[country ?? 'other'],
  };
}

/** Takes a pattern of a list and fills it. */
export type One = (list: string, patterns: readonly string[]) => string;

/** The product's hashtags in the order of this week, without the shop's and those of the days. */
function hashtagsOf(brief: ProductBrief, { days }: Texts, choose: FreshChoice, market: string): string[] {
  const reserved = [market, ...Object.values(days).map(({ hashtag }) => hashtag)];
  const { tags } = brief.knowledge;
  return choose.some(listOf(brief, 'tags'), tags, tags.length).filter((tag) => !reserved.includes(tag));
}

export type VideoDay = Exclude<DayId, typeof LIVE_DAY>;
