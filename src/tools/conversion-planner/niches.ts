import { nichePickOf } from '../../domain/nichePicks';
import type { Niche } from '../../domain/niches';

/** Specification: 'Planner and daily recommendation niches: Beauty, Fashion, Tech, Fitness.' */
export const PLANNER_NICHES = ['beauty', 'fashion', 'tech', 'fitness'] as const satisfies readonly Niche[];
export type PlannerNiche = (typeof PLANNER_NICHES)[number];

/** Which of the four an id or a typed text names; undefined where it names none of them: then it is asked, never guessed. */
export function plannerNicheOf(named: string): PlannerNiche | undefined {
  const pick = nichePickOf(named);
  return PLANNER_NICHES.find((niche) => niche === pick);
}
