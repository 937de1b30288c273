import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['docs/architecture.md', 'README.md', 'SECURITY.md'])('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = Array.from(
    text.matchAll(/`((?:src|sw|worker-api|tests|scripts|docs)\/[\w./-]+\.\w+)`/g),
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

const architecture = readFileSync('docs/architecture.md', 'utf8');

/** The files of a way through the floors, each once. */
function filesOf(flow: string): string[] {
  const text = architecture.split('\n## ').find((part) => part.startsWith(flow)) ?? '';
  return [...new Set(Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|html))`/g), ([, file]) => file ?? ''))];
}

it.each(['A result', 'A reminder', 'A start'])('%s passes through files of at most 200 lines', (flow) => {
  const files = filesOf(flow);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 200)).toEqual([]);
});

it.each([
  ['A result', 9],
  ['A reminder', 15],
])('%s passes through at most %i files', (flow, most) => {
  expect(filesOf(flow).length).toBeLessThanOrEqual(most);
});
