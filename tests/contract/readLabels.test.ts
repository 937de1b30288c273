import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { originals, PLURAL } from './catalogueFiles';

// Whoever uses the product stores every label of a language: one that nothing shows costs them room.

const source = globSync(['src/**/*.{ts,tsx}', 'sw/**/*.ts', 'scripts/vite/*.ts', 'vite.config.ts'])
  .filter((file) => !/\.test\.|\.d\.ts$|testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Every word of the code, and what it has in quotation marks. */
const named = new Set(
  [/[\w-]+/g, /(?<=')[^'\n]+(?=')/g].flatMap((pattern) => Array.from(source.matchAll(pattern), ([word]) => word)),
);

const isNamed = (key: string) =>
  key
    .replace(PLURAL, '')
    .split('.')
    .every((part) => named.has(part) || /^\d/.test(part));

it('the code names every part of every key of the catalogues', () => {
  const unread = originals
    .filter(({ language }) => language === 'en')
    .flatMap(({ namespace, texts }) => Array.from(texts.keys(), (key) => `${namespace}.${key}`))
    .filter((key) => !isNamed(key.slice(key.indexOf('.') + 1)));
  expect(unread).toEqual([]);
});
