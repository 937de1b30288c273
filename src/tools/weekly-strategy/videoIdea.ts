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

/**
 * The video of a day: Monday a proof, then a measure, a limit, a moment, a doubt, and what people search for. Monday and
 * Friday begin with what one wants the product for, where that is known.
 */
export function videoIdeaOf(day: VideoDay, texts: Texts, level: Level, said: Said, one: One): Idea {
  const { style, hooks: usual, scenes } = texts.days[day];
  const { length, times } = texts.levels[level];
  const needed = neededOn(day, said);
  const { mainSay: monday, secondSay: wednesday, doubtSay: saturday, fourthSay: sunday } = said;
  const usually = () =>
    day === 'tuesday' || day === 'friday'
      ? one(`says.${day}`, texts.says[day])
      : { monday, wednesday, saturday, sunday }[day];
  const say = needed?.say ?? usually();
  const spoken = fill(texts.beats.say, { say });
  const structure = PARTS[level].map((part, place) => {
    const text = part === 'say' ? spoken : one(`beats.${part}`, texts.beats[part]);
    return fill(texts.beat, { time: times[place] ?? '', text });
  });
  return {
    hook: needed ? one(`needed.${needed.day}`, texts.needed[needed.day].hooks) : one(`hooks.${day}`, usual),
    structure,
    cta: one('callsToAction', texts.callsToAction),
    format: fill(texts.format, { style, length }),
    scene: one(`scenes.${day}`, scenes),
  };
}

/** What is said on a day that begins with a need: the test's first words, too, since the need took their place. */
function neededOn(day: VideoDay, said: Said): { day: 'monday' | 'friday'; say: string } | undefined {
  const { need, hook, mainSay, turnNeed, turnHook, turnSay } = said;
  if (day === 'monday' && need) return { day, say: `${hook} ${mainSay}` };
  if (day === 'friday' && turnNeed) return { day, say: `${turnHook} ${turnSay}` };
  return undefined;
}
