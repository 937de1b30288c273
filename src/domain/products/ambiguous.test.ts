import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ambiguousLines } from '../../../scripts/products/productBooks';
import { ambiguousWords, meaningsBeside } from './ambiguous';
import { familyFacts } from './familyFiles';

const KINDS = new Set(
  globSync('src/domain/products/families/*/family.json').flatMap((file) =>
    Object.keys(familyFacts.parse(JSON.parse(readFileSync(file, 'utf8'))).kinds).map(
      (kind) => `${basename(dirname(file))}/${kind}`,
    ),
  ),
);

describe.each(['fr', 'en'] as const)('the ambiguous words in %s', (language) => {
  const words = ambiguousWords(ambiguousLines(language));

  it('are many', () => {
    const open = [...words.values()].filter((meanings) => meaningsBeside(meanings, []).length > 1);
    expect(open.length).toBeGreaterThan(150);
  });

  it('mean several products that are known', () => {
    const faults = [...words].flatMap(([word, meanings]) => {
      const kinds = meanings.map(({ family, kind }) => `${family}/${kind}`);
      const unknown = kinds.filter((kind) => !KINDS.has(kind));
      return kinds.length < 2 || new Set(kinds).size < kinds.length
        ? [word]
        : unknown.map((kind) => `${word}: ${kind}`);
    });
    expect(faults).toEqual([]);
  });

  it('can be decided for each meaning', () => {
    const faults = [...words].flatMap(([word, meanings]) =>
      meanings.filter(({ decidedBy }) => decidedBy.length === 0).map(({ kind }) => `${word}: ${kind}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('what stands beside an ambiguous word', () => {
  const meanings = ambiguousWords(ambiguousLines('fr')).get('souris') ?? [];
  const kinds = (words: string[]) => meaningsBeside(meanings, words).map(({ kind }) => kind);

  it('decides what it means', () => {
    expect(kinds(['souris', 'gamer'])).toEqual(['gaming-mouse']);
  });

  it('leaves the usual meaning, if there is one, of something described', () => {
    const pan = ambiguousWords(ambiguousLines('fr')).get('poêle') ?? [];
    expect(meaningsBeside(pan, ['poele', 'rouge', 'solide']).map(({ kind }) => kind)).toEqual(['frying-pan']);
    expect(meaningsBeside(pan, ['poele', 'petrole']).map(({ kind }) => kind)).toEqual(['space-heater']);
  });

  it('leaves all its meanings if it does not decide', () => {
    expect(kinds(['souris', 'rose'])).toHaveLength(meanings.length);
  });
});
