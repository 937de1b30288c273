import { readQuestions } from '../fixtures/coach/questions.ts';
import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';
import { quantile } from './statistics.ts';

type Coach = typeof import('../../scripts/coach/coachOfFiles');

/** Every open question, each with what the coach knows of products; the first one reads all it needs. */
export async function measureCoach(): Promise<Figure[]> {
  const { coachOfFiles } = await loadModule<Coach>('/scripts/coach/coachOfFiles.ts');
  const coach = coachOfFiles();
  const times: number[] = [];
  for (const { message, history: asked = [], lang, profile } of readQuestions('open')) {
    const history = asked.map((content) => ({ role: 'user' as const, content }));
    const start = performance.now();
    await coach.answer({ message, history, language: lang, ...(profile && { profile }) });
    times.push(performance.now() - start);
  }
  return [
    { budget: 'coachMedian', value: quantile(times, 0.5) },
    { budget: 'coachSlow', value: quantile(times, 0.95) },
  ];
}
