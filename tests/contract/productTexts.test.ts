import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { briefOf } from '../../src/domain/products/brief';
import { type FamilyTexts, familyFacts, familyTexts, type Knowledge } from '../../src/domain/products/familyFiles';
import { naturalName } from '../../src/domain/products/naturalName';
import { bareName } from '../../src/domain/products/productBook';
import englishTold from '../../src/domain/products/told/en.json' with { type: 'json' };
import frenchTold from '../../src/domain/products/told/fr.json' with { type: 'json' };
import { fold } from '../../src/lib/fold';
import { faultsOf, formFaults, movesIn, NEVER_DONE, textsIn } from './productRules';
import { WORD_RULES } from './wordRules';

const FAMILIES = 'src/domain/products/families';
const LANGUAGES = ['fr', 'en'] as const;

const readJson = (file: string) => JSON.parse(readFileSync(`${FAMILIES}/${file}.json`, 'utf8'));
const factsOf = (family: string) => familyFacts.parse(readJson(`${family}/family`));
const textsOf = (family: string, language: string): FamilyTexts => familyTexts.parse(readJson(`${family}/${language}`));
const families = readdirSync(FAMILIES);

const toldCatalogue = { fr: frenchTold, en: englishTold };

/** How many a product has to have of each, whatever its kind leaves out. */
const FEWEST: readonly [keyof Knowledge, number][] = [
  ['proofs', 3],
  ['doubts', 2],
  ['measure', 1],
  ['notFor', 1],
  ['when', 2],
  ['with', 2],
  ['searched', 2],
  ['tags', 3],
  ['never', 1],
  ['claims', 1],
];

/** What a kind's texts go by where it leaves some of its family's out. */
const sharedTexts = ({ common }: FamilyTexts) => [
  ...common.proofs.map(({ shows }) => shows),
  ...common.doubts.map(({ ask }) => ask),
  ...common.claims.map(({ not }) => not),
  ...Object.values(common)
    .flat()
    .filter((text) => typeof text === 'string'),
];

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

  it.each(LANGUAGES)('leaves out for a kind only what the family has, and leaves it enough, in %s', (language) => {
    const texts = textsOf(family, language);
    const inCommon = new Set(sharedTexts(texts));
    const faults = Object.entries(facts.kinds).flatMap(
      ([
        kind,
        {
          [language]: [name = ''],
        },
      ]) => {
        const unknown = (texts.kinds[kind]?.unfit ?? []).filter((text) => !inCommon.has(text));
        const belonging = { family, kind, handling: facts.handling, niche: facts.niche, rules: [] };
        const told = { facts: {}, catalogue: toldCatalogue[language] };
        const { knowledge } = briefOf(bareName(name), naturalName(name, language), belonging, texts, told);
        const missing = FEWEST.filter(([list, fewest]) => knowledge[list].length < fewest);
        return [
          ...unknown.map((text) => `${kind}: the family has no « ${text} »`),
          ...missing.map(([list, fewest]) => `${kind}: fewer than ${fewest} ${list}`),
        ];
      },
    );
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('promises, pretends and misspells nothing in %s', (language) => {
    const texts = textsOf(family, language);
    const faults = textsIn(texts)
      .filter(([path]) => !/claims\.\d+\.not$|tags\.\d+$|searched|\.ask$|onlyIf|unless|unfit/.test(path))
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

describe.each(LANGUAGES)('What is said of words beside the name, in %s', (language) => {
  const { features, ...told } = toldCatalogue[language];

  it('is well formed', () => {
    expect(features.flatMap(({ words, ...texts }) => formFaults({ proofs: [texts] }, language))).toEqual([]);
    expect(Object.values(told).flatMap(({ proofs }) => formFaults({ proofs }, language))).toEqual([]);
  });

  it('promises, pretends and misspells nothing', () => {
    const faults = features.flatMap(({ words, shows, shot, hook, say }) =>
      [shows, shot, hook, say].flatMap((text) =>
        faultsOf(text, language).map((fault) => `${words[0]}: ${fault}: ${text}`),
      ),
    );
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
