import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';
import { quantile } from './statistics.ts';

type Coach = typeof import('../../src/domain/coach/builtInCoach');
type Evaluation = typeof import('../fixtures/coach/evaluation');

/** Every question of the evaluation set, each asked as the first of its process, with nothing cached. */
export async function measureCoach(): Promise<Figure[]> {
  const { builtInCoach } = await loadModule<Coach>('/src/domain/coach/builtInCoach.ts');
  const { EVALUATION } = await loadModule<Evaluation>('/tests/fixtures/coach/evaluation.ts');
  const times: number[] = [];
  for (const [language, cases] of Object.entries(EVALUATION)) {
    for (const { message, after = [], profile } of cases) {
      const history = after.map((content) => ({ role: 'user' as const, content }));
      const start = performance.now();
      builtInCoach.answer({ message, history, profile, language });
      times.push(performance.now() - start);
    }
  }
  return [
    { budget: 'coachMedian', value: quantile(times, 0.5) },
    { budget: 'coachSlow', value: quantile(times, 0.95) },
  ];
}
