import { fill } from '../../lib/fill';
import type { One, Texts } from './generate';
import { type Level, LIVE_DAY } from './strategyDays';
import type { Idea } from './videoIdea';
import type { WeeklyStrategy } from './weeklyStrategy';

/** What a live goes through, by level. */
const PARTS = {
  beginner: ['open', 'demo', 'answer', 'close'],
  intermediate: ['open', 'demo', 'answer', 'again', 'close'],
  advanced: ['open', 'demo', 'answer', 'test', 'again', 'close'],
} as const;

/** What is said in it, by level. */
const LINES = {
  beginner: ['shows', 'asks', 'closes'],
  intermediate: ['shows', 'asks', 'answers', 'closes'],
  advanced: ['shows', 'asks', 'answers', 'repeats', 'closes'],
} as const;

/** The day of the live in the week's grid. */
export function liveDayOf(texts: Texts, level: Level, one: One): Idea {
  const { style, hooks, scenes } = texts.days[LIVE_DAY];
  const { liveTimes } = texts.levels[level];
  return {
    hook: one('hooks.live', hooks),
    structure: PARTS[level].map((part, place) =>
      fill(texts.beat, { time: liveTimes[place] ?? '', text: one(`liveBeats.${part}`, texts.liveBeats[part]) }),
    ),
    cta: one('liveCalls', texts.liveCalls),
    format: `${style} · ${texts.liveDuration}`,
    scene: one('scenes.live', scenes),
  };
}

/** The live by itself: its subject and what is said from the first minute, in which it says that it is an ad. */
export function liveOf(texts: Texts, level: Level, one: One, isOwnShop: boolean): WeeklyStrategy['liveRecommendation'] {
  const { topics, greets, disclosures, ownShop, ...lists } = texts.live;
  const disclosure = one('live.disclosures', isOwnShop ? ownShop : disclosures);
  return {
    day: texts.days[LIVE_DAY].name,
    topic: one('live.topics', topics),
    duration: texts.liveDuration,
    script: [
      `${one('live.greets', greets)} ${disclosure}`,
      ...LINES[level].map((line) => one(`live.${line}`, lists[line])),
    ],
    note: one(`liveNotes.${level}`, texts.levels[level].liveNotes),
  };
}
