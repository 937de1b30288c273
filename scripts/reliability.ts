import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/reliability.md';
const MUTANTS = '## Mutants\n';

/** Writes the results of the full run; the section on mutants stays. */
export function writeFullRun(text: string): void {
  write(text, read().mutants);
}

/** Writes the section on mutants; the results of the full run stay. */
export function writeMutants(section: string): void {
  write(read().fullRun, section);
}

function read(): { fullRun: string; mutants: string } {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const at = text.indexOf(MUTANTS);
  return at < 0 ? { fullRun: text, mutants: '' } : { fullRun: text.slice(0, at), mutants: text.slice(at) };
}

function write(fullRun: string, mutants: string): void {
  writeFileSync(FILE, `${[fullRun.trim(), mutants.trim()].filter((text) => text !== '').join('\n\n')}\n`);
}
