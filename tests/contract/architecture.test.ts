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

it.each(['A result', 'A reminder', 'A start'])('%s passes through files of at most 200 lines', (flow) => {
  const text =
    readFileSync('docs/architecture.md', 'utf8')
      .split('\n## ')
      .find((part) => part.startsWith(flow)) ?? '';
  const files = Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|html))`/g), ([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 200)).toEqual([]);
});
