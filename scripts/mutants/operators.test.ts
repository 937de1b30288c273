import { expect, it } from 'vitest';
import { mutantsOf, mutate } from './places';

const changed = (source: string) => mutantsOf('a.ts', source).map((mutant) => mutate(source, mutant));
const operators = (source: string) => mutantsOf('a.ts', source).map(({ operator }) => operator);

it.each([
  ['const a = b < c;', ['const a = b >= c;', 'const a = b <= c;']],
  ['const a = b && !c;', ['const a = b || !c;', 'const a = b && c;']],
  ['const a = b ?? 5;', ['const a = b;']],
  ['const a = b?.c;', ['const a = b.c;']],
  ['const a = b?.[c];', ['const a = b[c];']],
  ['const a = b?.(c);', ['const a = b(c);']],
  ['const a = [...b];', ['const a = [...[]];']],
  ['const a = { ...b };', ['const a = { ...{} };']],
  ['const a = b - 1;', ['const a = b + 1;', 'const a = b - 0;']],
  ['const a = b.some(c);', ['const a = b.every(c);']],
  ['const a = b.filter(c);', ['const a = b;']],
  ['await a();', [';', 'a();']],
  ['if (a) b();', ['if (!(a)) b();', ';', 'if (a) ;']],
  ['function a() { return [b]; }', ['function a() { return []; }']],
  ['for (const a of b) c(a);', ['for (const a of []) c(a);', 'for (const a of b) ;']],
])('%s is changed in each way there is', (source, ways) => {
  expect(changed(source)).toEqual(ways);
});

it('texts are changed where they are used, not in tables, types, names, thrown errors or addresses of modules', () => {
  expect(operators("import a from 'b'; export * from 'c'; const d = ['e', { f: 'g' }]; type H = 'i' | 2;")).toEqual([]);
  expect(operators("function a() { throw new Error('b'); }")).toEqual([]);
  expect(operators("const a = b['c'];")).toEqual([]);
  expect(operators("const a = 'b'; const c = (d) => d === 'e';")).toEqual(['string', 'comparison', 'string']);
});

it('what joins texts is left as it is', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is read.
  expect(operators('let a = b + `${c}`; a += `${c}`;')).toEqual(['string', 'statement removed', 'string']);
});

it('the same change on two equal lines has two keys, which stay when the lines move', () => {
  const source = 'a();\na();\n';
  const keys = mutantsOf('a.ts', source).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(mutantsOf('a.ts', `\n\n${source}`).map(({ key }) => key)).toEqual(keys);
});
