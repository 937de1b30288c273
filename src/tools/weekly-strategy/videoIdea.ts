import { fill } from '../../lib/fill';
import type { One, Texts, VideoDay } from './generate';
import type { Said } from './saidInWeek';
import type { Level } from './strategyDays';

/** What one day's video says and shows. */
export interface Idea {
  hook: string;
  structure: string[];
  cta: string;
  format: string;
  scene: string;
}

/** What a video is made of, by level: the more experience, the more parts. */
const PARTS = {
  beginner: ['openings', 'say', 'closings'],
  intermediate: ['openings', 'setups', 'say', 'closings'],
  advanced: ['openings', 'setups', 'say', 'turns', 'closings'],
} as const;

/** The video of a day: Monday a proof, then a measure, a limit, a moment, a doubt, and what people search for. */
export function videoIdeaOf(day: VideoDay, texts: Texts, level: Level, said: Said, one: One): Idea {
  const { style, hooks, scenes } = texts.days[day];
  const { length, times } = texts.levels[level];
  const { mainSay: monday, secondSay: wednesday, doubtSay: saturday, fourthSay: sunday } = said;
  const say =
    day === 'tuesday' || day === 'friday'
      ? one(`says.${day}`, texts.says[day])
      : { monday, wednesday, saturday, sunday }[day];
  const spoken = fill(texts.beats.say, { say });
  const structure = PARTS[level].map((part, place) => {
    const text = part === 'say' ? spoken : one(`beats.${part}`, texts.beats[part]);
    return fill(texts.beat, { time: times[place] ?? '', text });
  });
  return {
    hook: one(`hooks.${day}`, hooks),
    structure,
    cta: one('callsToAction', texts.callsToAction),
    format: fill(texts.format, { style, length }),
    scene: one(`scenes.${day}`, scenes),
  };
}
