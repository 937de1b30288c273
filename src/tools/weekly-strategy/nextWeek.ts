import { toolRunOf } from '../../state/slices/toolRuns';
import { weekOf } from './weeks';

const SEEDS = 2 ** 32;

/**
 * Opens the week after this one, made from the same answers. A week that remembers what it took is followed by another
 * choice, which avoids that; one that does not continues the order of its own choice.
 */
export function openNextWeek(): void {
  toolRunOf('weekly-strategy').setState(({ answers, result, past = [] }) => {
    if (!result) return {};
    const { seed, madeAt } = result;
    const isRemembered = past.some((one) => one.seed === seed);
    return {
      answers: { ...answers, week: String(weekOf(answers) + 1) },
      result: { seed: isRemembered ? (seed + 1) % SEEDS : seed, madeAt },
    };
  });
}
