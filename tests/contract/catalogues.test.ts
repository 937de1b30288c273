import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';

type Tree = string | Tree[] | { [key: string]: Tree };

interface Catalogue {
  file: string;
  language: string;
  namespace: string;
  /** Every text by its dotted key. */
  texts: Map<string, string>;
}

function flatten(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

const read = (file: string, language: string, namespace: string): Catalogue => ({
  file,
  language,
  namespace,
  texts: new Map(flatten(JSON.parse(readFileSync(file, 'utf8')))),
});

const catalogues: Catalogue[] = [
  ...globSync('src/i18n/locales/*/*.labels.json').map((file) => {
    const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.labels/.exec(file) ?? [];
    return read(file, language, namespace);
  }),
  ...globSync(['src/{app,features,tools}/*/locales/*.json', 'src/features/coach/video/locales/*.json']).map((file) => {
    const [, namespace = '', language = ''] = /\/([\w-]+)\/locales\/(\w+)\.json/.exec(file) ?? [];
    return read(file, language, namespace);
  }),
];

const original = (namespace: string) =>
  catalogues.find((catalogue) => catalogue.namespace === namespace && catalogue.language === 'en');

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const withoutPlural = (keys: Iterable<string>) => new Set(Array.from(keys, (key) => key.replace(PLURAL, '')));
const slotsOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(catalogues)('$file', ({ language, namespace, texts }) => {
  const english = original(namespace);

  it('is of one of the 53 languages', () => {
    expect(LANGUAGES.map(({ code }) => code)).toContain(language);
  });

  it('has exactly the keys of the English original', () => {
    expect(withoutPlural(texts.keys())).toEqual(withoutPlural(english?.texts.keys() ?? []));
  });

  it('has every plural form that its language counts with', () => {
    const plurals = [...texts.keys()].filter((key) => PLURAL.test(key));
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const expected = [...withoutPlural(plurals)].flatMap((key) => categories.map((category) => `${key}_${category}`));
    expect(plurals.sort()).toEqual(expected.sort());
  });

  it('keeps the slots of the English text', () => {
    for (const [key, text] of texts) {
      const wanted = english?.texts.get(key);
      // A language may say 'an hour ago' without the figure.
      const isExact = /_(?:zero|one|two)$/.test(key);
      if (wanted !== undefined && !isExact) expect(slotsOf(text), key).toEqual(slotsOf(wanted));
    }
  });

  it("holds no blank text, and neither 'lien' nor 'bio' as a word", () => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
    }
  });
});

describe.each(catalogues.filter(({ language }) => language === 'fr'))('French typography in $file', ({ texts }) => {
  it('has a no-break space before ? ! : ; % and inside « », and curly apostrophes', () => {
    for (const [key, text] of texts) {
      expect(text, key).not.toMatch(/[^\u00a0\u202f\s?!:/][?!;]|[ ][?!:;%»]|«(?!\u00a0)|\p{L}'\p{L}/u);
    }
  });
});
