import { mkdirSync, writeFileSync } from 'node:fs';
import { BUDGETS, type Budget, type BudgetId, type Figure } from './budgets.ts';
import { barChart } from './chart.ts';

const FOLDER = 'docs/charts';

/** What is drawn: every figure of a budget that covers several things. */
const DRAWN = [
  { file: 'screens', budget: 'firstVisit', title: 'Opening a screen for the first time, CPU ÷ 4' },
  { file: 'screens-again', budget: 'secondVisit', title: 'Opening it again, CPU ÷ 4' },
  { file: 'videos', budget: 'manyVideos', title: 'Opening the tracker with 2,000 videos, CPU ÷ 4' },
  { file: 'tools', budget: 'toolSize', title: 'A tool’s code and its texts in one language, brotli' },
] as const satisfies readonly { file: string; budget: BudgetId; title: string }[];

/** Writes the charts of what was measured; returns the lines that show them in docs/performance.md. */
export function writeCharts(
  figures: readonly Figure[],
  format: (value: number, unit: Budget['unit']) => string,
): string {
  mkdirSync(FOLDER, { recursive: true });
  const lines = DRAWN.flatMap(({ file, budget, title }) => {
    const { unit, most }: Budget = BUDGETS[budget];
    const bars = figures
      .filter((figure) => figure.budget === budget)
      .map(({ of = '', value }) => ({ name: of, value, label: format(value, unit) }));
    if (bars.length === 0 || most === undefined) return [];
    const limit = { limit: most, limitLabel: `≤ ${format(most, unit)}` };
    writeFileSync(`${FOLDER}/${file}.svg`, barChart({ title, bars, ...limit }));
    return [`![${title}: ${bars.length} bars, the table below has their figures](charts/${file}.svg)`];
  });
  return lines.join('\n\n');
}
