import { toolRunOf } from '../../state/toolRuns';

/** Another script for the same plan. */
export function nextTake(): void {
  toolRunOf('live-plan').setState(({ answers }) => ({
    answers: { ...answers, take: String(Number(answers.take ?? 0) + 1) },
  }));
}
