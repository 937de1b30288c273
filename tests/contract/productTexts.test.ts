import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familyFacts, familyTexts } from '../../src/domain/products/familyFiles';
import { fold } from '../../src/lib/fold';
import { faultsOf, formFaults, movesIn, NAME, NEVER_DONE, textsIn } from './productRules';
import { WORD_RULES } from './wordRules';

const FAMILIES = 'src/domain/products/families';
const LANGUAGES = ['fr', 'en'] as const;

const readJson = (family: string, name: string) =>
  JSON.parse(readFileSync(`${FAMILIES}/${family}/${name}.json`, 'utf8'));
const families = readdirSync(FAMILIES);

describe.each(families)('The product family %s', (family) => {
  const facts = familyFacts.parse(readJson(family, 'family'));

  it.each(LANGUAGES)('has the same kinds in %s', (language) => {
    expect(Object.keys(familyTexts.parse(readJson(family, language)).kinds)).toEqual(Object.keys(facts.kinds));
  });

  it.each(LANGUAGES)('is well formed in %s', (language) => {
    const texts = familyTexts.parse(readJson(family, language));
    const faults = [['common', texts.common] as const, ...Object.entries(texts.kinds)].flatMap(([kind, known]) =>
      formFaults(known, language).map((fault) => `${kind}: ${fault}`),
    );
    const names = [...texts.names, ...Object.values(texts.kinds).flatMap(({ names }) => names)];
    expect([...faults, ...names.filter((name) => !NAME[language].test(name))]).toEqual([]);
  });

  it.each(LANGUAGES)('promises, pretends and misspells nothing in %s', (language) => {
    const texts = familyTexts.parse(readJson(family, language));
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
    const texts = familyTexts.parse(readJson(family, language));
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
      for (const [kind, { names }] of Object.entries(familyTexts.parse(readJson(family, language)).kinds)) {
        for (const name of names) {
          const bare = fold(name.slice(name.indexOf(' ') + 1));
          owners.set(bare, [...(owners.get(bare) ?? []), `${family}/${kind}`]);
        }
      }
    }
    expect([...owners].filter(([, kinds]) => kinds.length > 1)).toEqual([]);
  });
});
