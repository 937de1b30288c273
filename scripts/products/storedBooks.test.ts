import { describe, expect, it } from 'vitest';
import { readBook } from '../../src/domain/products/storedBook.ts';
import { productBookOf } from './productBooks.ts';
import { productKinds } from './productTexts.ts';
import { numbersIn, storedBook, storedWordings } from './storedBooks.ts';

describe.each(['fr', 'en'] as const)('The stored book in %s', (language) => {
  const written = productBookOf(language);
  const stored = JSON.parse(JSON.stringify(storedBook(language)));
  const read = readBook(stored, storedWordings(language));

  it('is read as what was written, with a number in place of each id', () => {
    for (const [family, { kinds, names, handling }] of Object.entries(written.list)) {
      const numbers = numbersIn(language, family);
      const renamed = Object.entries(kinds).map(([kind, known]) => [numbers.get(kind), known]);
      expect(read.list[family]).toMatchObject({ names, handling, kinds: Object.fromEntries(renamed) });
    }
  });

  it('means the same by ambiguous words', () => {
    for (const [word, meanings] of written.ambiguous) {
      const numbered = meanings.map(({ family, kind, ...rest }) => ({
        ...rest,
        family,
        kind: numbersIn(language, family).get(kind),
      }));
      expect(read.ambiguous.get(word)).toEqual(numbered);
    }
  });

  it('names the kinds that have texts of their own', () => {
    for (const { family, content } of productKinds(language))
      expect(Object.keys(read.list[family]?.kinds ?? {})).toEqual(expect.arrayContaining(Object.keys(content.kinds)));
  });

  it('does without rarer names and wordings that are never said', () => {
    const bare = readBook(stored).list['kitchen-appliances']?.kinds ?? {};
    expect(Object.values(bare).join()).not.toContain('||');
    expect(Object.keys(bare)).toHaveLength(Object.keys(written.list['kitchen-appliances']?.kinds ?? {}).length);
  });
});
