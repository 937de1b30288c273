import { matchCountry } from '../../domain/countries';
import { textNicheOf } from '../../domain/matchNiche';
import type spanish from '../../i18n/locales/es/weekly-strategy.texts.json';
import { fill } from '../../lib/fill';
import { pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { DAYS, LIVE_DAY } from './strategyDays';
import {
  type DayContent,
  levelOf,
  MORE_HASHTAGS,
  marketHashtag,
  timeGroup,
  type WeeklyStrategy,
} from './weeklyStrategy';
import { ideaPlace, itemAt, PHASES, weekOf } from './weeks';

/** The texts of a language that has none by product yet. */
export type TextsByNiche = (typeof spanish)['texts'];

const shuffled = <T>(random: Random, list: readonly T[]) => pickSome(random, list, list.length);

/**
 * Seven days for a product: the niche gives theme, hooks, scenes and live, the country times and ad label, the level
 * the structure. The order of the ideas depends on the randomness alone, so the next week, made from the same seed,
 * continues where this one ended, with the theme that it announced.
 */
export function generateByNiche(
  answers: Readonly<Record<string, string>>,
  texts: TextsByNiche,
  { random }: { random: Random },
): WeeklyStrategy {
  const { product = '', niche = '', country: typedCountry = '' } = answers;
  const country = matchCountry(typedCountry);
  const level = levelOf(answers.level);
  const week = weekOf(answers);
  const ofNiche = texts.niches[textNicheOf(niche)];
  const ofLevel = texts.levels[level];

  const theme = itemAt(ofNiche.themes, week - 1);
  const nextTheme = itemAt(ofNiche.themes, week);
  const calls = shuffled(random, texts.callsToAction);
  const live = itemAt(shuffled(random, ofNiche.lives), ideaPlace(week, 0));
  const liveHook = itemAt(shuffled(random, texts.liveHooks), week);
  const liveCall = itemAt(shuffled(random, texts.liveCalls), week);
  const levelTips = shuffled(random, ofLevel.tips);

  const dailyContent = DAYS.map(({ id, engagement, times, difficulty }, place): DayContent => {
    const { name, style, hashtag, structures } = texts.days[id];
    const idea =
      id === LIVE_DAY
        ? { hook: liveHook, scene: live.demo, cta: liveCall, format: `${style} · ${texts.liveDuration}` }
        : {
            ...itemAt(shuffled(random, ofNiche.ideas[id]), ideaPlace(week, place)),
            cta: itemAt(calls, place + (week - 1) * DAYS.length),
            format: fill(texts.format, { style, length: ofLevel.length, filming: ofLevel.filming }),
          };
    const hashtags = shuffled(random, ofNiche.hashtags);
    return {
      day: id,
      dayName: name,
      title: fill(texts.ideaTitle, { day: name, product }),
      videoIdea: {
        hook: fill(idea.hook, { product }),
        structure: structures[level],
        cta: fill(idea.cta, { product }),
        format: idea.format,
        difficulty: difficulty[level],
      },
      optimalTime: times[timeGroup(country)],
      hashtags: [
        marketHashtag(country),
        hashtag,
        ...Array.from({ length: MORE_HASHTAGS }, (_, index) => itemAt(hashtags, (week - 1) * MORE_HASHTAGS + index)),
      ],
      inspiration: idea.scene,
      engagement,
      isLive: id === LIVE_DAY,
    };
  });

  return {
    product,
    week,
    weekTheme: theme,
    dailyContent,
    liveRecommendation: {
      day: texts.days[LIVE_DAY].name,
      topic: live.topic,
      duration: texts.liveDuration,
      script: texts.liveScripts[level].map((line) => fill(line, { ...live, product })),
      note: ofLevel.liveNote,
    },
    weeklyTips: [
      texts.phaseTips[itemAt(PHASES, week - 1)],
      itemAt(ofNiche.tips, week - 1),
      itemAt(levelTips, 2 * (week - 1)),
      itemAt(levelTips, 2 * (week - 1) + 1),
    ],
    nextWeekPreview: fill(texts.nextWeek, { theme: nextTheme.title, focus: nextTheme.focus }),
    disclosure: texts.disclosure[country ?? 'other'],
  };
}
