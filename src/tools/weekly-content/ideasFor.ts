import type { Goal } from './contentOptions';
import type { Chance } from './inTurn';

/** This many different ideas in the order of their list: all of the goal's, then those that were not used lately. */
export function ideasFor<Idea extends { goal: string }>(
  { choose }: Chance,
  { list, ideas }: { list: string; ideas: readonly Idea[] },
  { goal, videos }: { goal: Goal; videos: number },
): Idea[] {
  const others = ideas.filter((idea) => idea.goal !== goal);
  const room = videos - (ideas.length - others.length);
  const besides = new Set(choose.some(`${list}.besides.${goal}`, others, room));
  return ideas.filter((idea) => idea.goal === goal || besides.has(idea));
}
