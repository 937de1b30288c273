import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os';
import { BUDGETS, type Budget, type Figure, verdictOf } from './budgets.ts';
import { writeCharts } from './charts.ts';
import { RUNS } from './openBench.ts';

const DOCUMENT = 'docs/performance.md';
const COLUMNS = ['Figure', 'Measured', 'Runs', 'Budget', ''] as const;

const DECIMALS = { '': 2, s: 2, ms: 1, KB: 1, MB: 2, MiB: 1 } as const;

function format(value: number, unit: Budget['unit']): string {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(DECIMALS[unit]);
  return unit ? `${text} ${unit}` : text;
}

/** The lowest and the highest run. */
function spread(runs: readonly number[] | undefined, unit: Budget['unit']): string {
  return runs ? `${format(Math.min(...runs), '')}–${format(Math.max(...runs), unit)}` : '';
}

function rowOf(figure: Figure): string[] {
  const { name, unit, most, least }: Budget = BUDGETS[figure.budget];
  const limit = most !== undefined ? `≤ ${format(most, unit)}` : least !== undefined ? `≥ ${format(least, unit)}` : '';
  return [
    figure.of ? `${name}: ${figure.of}` : name,
    format(figure.value, unit),
    spread(figure.runs, unit),
    limit,
    verdictOf(figure),
  ];
}

/** The machine's load, so that a noisy run is recognisable. */
const load = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

export function printTable(figures: readonly Figure[]): void {
  const rows = [[...COLUMNS], ...figures.map(rowOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(`Load average at the end: ${load()} on ${availableParallelism()} cores`);
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isClean = git('--no-optional-locks', 'status', '--porcelain') === '';
    return git('rev-parse', '--short', 'HEAD') + (isClean ? '' : ', with changes that are not committed');
  } catch {
    return 'not known';
  }
}

/** Writes the figures of a complete run for the reader. */
export function writeDocument(figures: readonly Figure[], chromium: string): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = `# Performance

Written by \`npm run bench\`; not to be edited. The budgets are in tests/bench/budgets.ts.

- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}
- ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'of an unknown model'}, ${platform()} ${arch()}), Chromium ${chromium}, Node ${process.versions.node}
- load average at the end: ${load()}

Files are served compressed (brotli, level 11) from loopback; 1 KB is 1000 bytes, 1 MB 1000 KB. Times are the median of ${RUNS} runs;
the lowest and the highest stand beside. Lighthouse runs as anybody runs it: mobile, simulated slow 4G, CPU ÷ 4, on no
processor of its own and without a flag for V8, so that these figures hold on an idle machine only. 'A new phone' has an empty
profile and meets the language screen; the named screens open on a phone on which the app was used.
The empty page is a React page with one paragraph and a service worker that precaches it, built and served likewise and
measured in turns with the product. 'Printed only' marks figures that depend on the machine; they fail nothing.

A tool's code is every script that only its screen leads to, also what it asks for later; its texts are those of English
or French, whichever is larger. \`generate\` makes 200 results in both languages, half of them with up to 10,000 typed
characters an answer; each counts by the median of 5 runs. The reminders of one minute leave one workerd in which every
subscription was asleep; a process of its own notes when each push comes.

Portkey's gateway (from npm) runs on Node, the worker in workerd alone, both before the same model server on loopback, in turns
with it: requests over 50 connections, and one after the other. Portkey's is sent what the worker asks the model, so that the
model gets the same bytes. The limits are lifted, since the other counts no calls; a ratio is that of each round, and the median
of the rounds counts. The dead model's server is gone, and 200 requests at once have found that out before.

${writeCharts(figures, format)}

${line(COLUMNS)}
${line(['---', '---:', '---:', '---:', '---'])}
${figures.map((figure) => line(rowOf(figure))).join('\n')}
`;
  writeFileSync(DOCUMENT, text);
}
