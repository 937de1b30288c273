import { toolRunOf } from '../../state/slices/toolRuns';
import { weekOf } from './weeks';

/** Opens the week after this one, made from the same answers and picks, so that it follows from what was shown. */
export function openNextWeek(): void {
  toolRunOf('weekly-strategy').setState(({ answers, result }) => ({
    answers: { ...answers, week: String(weekOf(answers) + 1) },
    result: result && { seed: result.seed, madeAt: result.madeAt },
  }));
}
