import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenAt } from '../../src/app/screens';
import { sidebarLinks } from '../../src/app/sidebarLinks';
import { seededRandom } from '../../src/lib/seededRandom';
import { tools } from '../../src/tools/registry';
import { outcomesOf } from '../fixtures/examplesOf';
import { generators } from '../fixtures/generators';

type Tree = string | readonly Tree[] | { [key: string]: Tree };

const folders = readdirSync('src/tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const sourcesOf = (tool: string) =>
  globSync(`src/tools/${tool}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The path to every text, in segments; a list counts as one text. */
function pathsOf(tree: Tree, path: string[] = []): string[][] {
  if (typeof tree === 'string' || Array.isArray(tree)) return [path];
  return Object.entries(tree).flatMap(([key, branch]) => pathsOf(branch, [...path, key]));
}

/** A label is used if it is named, in full or up to the part that is filled in: `labels.options.${option}`. */
function isUsed(path: readonly string[], sources: string): boolean {
  const bare = path.map((segment) => segment.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  const whole = bare.join('.');
  const begun = bare.slice(0, -1).map((_, index) => `${bare.slice(0, index + 1).join('.')}.\${`);
  const asObjects = bare.slice(1, -1).map((_, index) => `'${bare.slice(0, index + 2).join('.')}'`);
  return [`'${whole}'`, `\`${whole}\``, ...begun.slice(1), ...asObjects].some((wording) => sources.includes(wording));
}

describe('the registry', () => {
  it('lists every tool that has a folder, and nothing else', () => {
    expect(tools.map(({ id }) => id).sort()).toEqual([...folders].sort());
  });
});

describe.each(['en', 'fr'])('the names (%s)', (language) => {
  const shell = readJson(`src/i18n/locales/${language}/shell.labels.json`);

  it('are the same in search, screen title and links, and unique to a tool', () => {
    for (const { id, path } of tools) expect(screenAt(path)?.titleKey).toBe(`tools.${id}`);
    const names = [...Object.values(shell.tools), ...Object.values(shell.screens)];
    expect(new Set(names).size).toBe(names.length);
    // Names of tools are spelt out a second time only where the specification names the sidebar's links.
    for (const { id, nameKey } of sidebarLinks) expect(nameKey).toBe(`tools.${id}`);
  });
});

describe.each(folders)('the tool %s', (tool) => {
  const english = readJson(`src/tools/${tool}/locales/en.json`);
  const sources = sourcesOf(tool);

  it.each(['en', 'fr'])('has a name in the menus (%s)', (language) => {
    expect(readJson(`src/i18n/locales/${language}/shell.labels.json`).tools[tool]).toBeTypeOf('string');
  });

  it('has labels and texts, kept separate', () => {
    for (const language of ['en', 'fr'])
      expect(Object.keys(readJson(`src/tools/${tool}/locales/${language}.json`)).sort()).toEqual(['labels', 'texts']);
  });

  it('leaves no label unused', () => {
    const unused = pathsOf(english.labels, ['labels']).filter((path) => !isUsed(path, sources));
    expect(unused.map((path) => path.join('.'))).toEqual([]);
  });

  it('leaves no text unused', () => {
    const unused = Object.keys(english.texts).filter((key) => !new RegExp(`\\b${key}\\b`).test(sources));
    expect(unused).toEqual([]);
  });
});

describe.each(generators)('the rules of $tool', ({ tool, generate, examples }) => {
  const context = () => ({ now: new Date(0), random: seededRandom(1), zone: 'UTC' });

  /** The answers that they read, given example number `number` of each question. */
  function readAnswers(number: number): string[] {
    const read = new Set<string>();
    const given = Object.entries(examples).map(([question, values]) => [
      question,
      values[number % values.length] ?? '',
    ]);
    const answers = new Proxy<Record<string, string>>(Object.fromEntries(given), {
      get(all, question) {
        if (typeof question === 'symbol') return undefined;
        read.add(question);
        return all[question];
      },
    });
    generate(answers, 'en', context());
    return [...read];
  }

  it('have examples of every answer that they read', () => {
    const most = Math.max(1, ...Object.values(examples).map(({ length }) => length));
    const read = new Set(Array.from({ length: most }, (_, number) => readAnswers(number)).flat());
    const missing = [...read].filter((question) => !examples[question]?.length);
    expect(missing).toEqual([]);
  });

  it('make plain data, the same each time from the same answers, seed and moment', () => {
    const answers = Object.fromEntries(Object.entries(examples).map(([question, [first = '']]) => [question, first]));
    for (const language of ['en', 'fr'] as const) {
      const made = generate(answers, language, context());
      expect(generate(answers, language, context())).toEqual(made);
      expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    }
  });

  it.each(outcomesOf(tool))('make $made of $answers', ({ answers, made }) => {
    for (const language of ['en', 'fr'] as const) expect(generate(answers, language, context())).toMatchObject(made);
  });
});
