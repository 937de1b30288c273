import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/** What every tool has by the same name, and the types of a feature's texts. */
const IN_EVERY_ROOM = /^(?:index|tool|menu|generate|generateByNiche|present|Screen|catalogue\.d)\.tsx?$/;

it('no two modules have one name, so that a name finds its file', () => {
  // The coach's guides are one text in two languages; a test's name is that of its module.
  const files = globSync('{src,sw,worker-api}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('src/domain/coach/') && !file.includes('.test.') && !IN_EVERY_ROOM.test(basename(file)),
  );
  const nameOf = (file: string) => basename(file).replace(/\.tsx?$/, '');
  const names = files.map(nameOf);
  expect(names.length).toBeGreaterThan(500);
  expect(files.filter((file) => names.indexOf(nameOf(file)) !== names.lastIndexOf(nameOf(file)))).toEqual([]);
});
