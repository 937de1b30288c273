import { nicheIn } from '../../domain/matchNiche';
import { NICHE_LISTS, type NicheIn } from '../../domain/niches';

/** The four niches of the planner. */
export const PLANNER_NICHES = NICHE_LISTS.planner;
export type PlannerNiche = NicheIn<'planner'>;

/** Which of the four an id or a typed text names; undefined if none: then the user is asked, never guessed for. */
export const plannerNicheOf = (named: string): PlannerNiche | undefined => nicheIn('planner', named);
