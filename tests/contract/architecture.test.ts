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
