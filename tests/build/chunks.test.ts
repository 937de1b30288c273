import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ASSETS = 'dist/client/assets';

/** The chunks that each chunk needs before it runs. */
const needs = new Map(
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const imports = readFileSync(`${ASSETS}/${file}`, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
      return [file, Array.from(imports, ([, needed = '']) => needed)] as const;
    }),
);

/** A way from the chunk back to itself; undefined if there is none. */
function circleOf(chunk: string, way: readonly string[] = []): readonly string[] | undefined {
  if (way.includes(chunk)) return chunk === way[0] ? way : undefined;
  for (const needed of needs.get(chunk) ?? []) {
    const circle = circleOf(needed, [...way, chunk]);
    if (circle) return circle;
  }
  return undefined;
}

/** What many screens need when they begin; single screens read what they share only once they are shown. */
const ofMany = [...needs.keys()].filter((chunk) => /^(?:base|app|libraries|icons|menus|products|shared)-/.test(chunk));

it('no chunk of many screens needs itself through others: one of them would run before what it needs is there', () => {
  expect(ofMany.length).toBeGreaterThan(5);
  expect(ofMany.flatMap((chunk) => circleOf(chunk) ?? [])).toEqual([]);
});
