import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FamilyTexts, familyFacts, familyTexts } from '../../src/domain/products/familyFiles';
import { bareName } from '../../src/domain/products/productBook';
import { fold } from '../../src/lib/fold';
import { faultsOf, formFaults, movesIn, NEVER_DONE, textsIn } from './productRules';
import { WORD_RULES } from './wordRules';

const FAMILIES = 'src/domain/products/families';
const LANGUAGES = ['fr', 'en'] as const;

const readJson = (file: string) => JSON.parse(readFileSync(`${FAMILIES}/${file}.json`, 'utf8'));
const factsOf = (family: string) => familyFacts.parse(readJson(`${family}/family`));
const textsOf = (family: string, language: string): FamilyTexts => familyTexts.parse(readJson(`${family}/${language}`));
const families = readdirSync(FAMILIES);

describe.each(families)('The product family %s', (family) => {
  const facts = factsOf(family);

  it('knows the same kinds in both languages', () => {
    const [french, english] = LANGUAGES.map((language) => Object.keys(textsOf(family, language).kinds));
    expect(french).toEqual(english);
    expect(Object.keys(facts.kinds)).toEqual(expect.arrayContaining(french ?? []));
  });

  it.each(LANGUAGES)('is well formed in %s', (language) => {
    const texts = textsOf(family, language);
    const faults = [['common', texts.common] as const, ...Object.entries(texts.kinds)].flatMap(([kind, known]) =>
      formFaults(known, language).map((fault) => `${kind}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('promises, pretends and misspells nothing in %s', (language) => {
    const texts = textsOf(family, language);
    const faults = textsIn(texts)
      .filter(([path]) => !/claims\.\d+\.not$|tags\.\d+$|searched|\.ask$/.test(path))
      .flatMap(([path, text]) => [
        ...faultsOf(text, language).map((fault) => `${path}: ${fault}: ${text}`),
        ...WORD_RULES.filter(({ fails }) =>
          fails({ file: `src/tools/products/${family}`, key: `texts.${path}`, language, text }),
        ).map(({ name }) => `${path}: ${name}: ${text}`),
      ]);
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('makes no move in %s that its handling forbids', (language) => {
    const texts = textsOf(family, language);
    const faults = movesIn(texts).filter(([path, text]) => {
      const kind = /^kinds\.([^.]+)/.exec(path)?.[1];
      const handling = (kind && facts.kinds[kind]?.handling) || facts.handling;
      return NEVER_DONE[handling]?.[language].test(text);
    });
    expect(faults).toEqual([]);
  });
});

describe('Product names', () => {
  it.each(LANGUAGES)('lead to one kind each in %s', (language) => {
    const owners = new Map<string, string[]>();
    for (const family of families) {
      for (const [kind, { [language]: names }] of Object.entries(factsOf(family).kinds)) {
        for (const name of names) {
          const bare = fold(bareName(name));
          owners.set(bare, [...(owners.get(bare) ?? []), `${family}/${kind}`]);
        }
      }
    }
    expect([...owners].filter(([, kinds]) => kinds.length > 1)).toEqual([]);
  });
});
