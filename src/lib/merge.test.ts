import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, same } from './merge';

const numRuns = process.env.FULL ? 10_000 : 300;

/** Small ids and few keys, so that the three sides meet often. */
const id = fc.constantFrom('a', 'b', 'c', 'd');
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1, 'x', 'y'),
    fc.array(fc.constantFrom(1, 2, 'x'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('k', 'l', 'm', '__proto__', 'length'), tie('tree'), { maxKeys: 4 }),
    fc.uniqueArray(fc.record({ id, value: tie('tree') }), { selector: (item) => item.id, maxLength: 4 }),
  ),
}));

function forAnyThree(law: (base: unknown, mine: unknown, stored: unknown) => void): void {
  fc.assert(
    fc.property(tree, tree, tree, (base, mine, stored) => law(base, mine, stored)),
    { numRuns },
  );
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

describe('merge, for any three trees', () => {
  it('gives what is stored when I changed nothing', () => {
    forAnyThree((base, _, stored) => {
      expect(merge(base, base, stored)).toEqual(stored);
    });
  });

  it('gives mine when nobody else changed anything', () => {
    forAnyThree((base, mine) => {
      expect(merge(base, mine, base)).toBe(mine);
    });
  });

  it('gives what both agree on', () => {
    forAnyThree((base, mine) => {
      expect(merge(base, mine, structuredClone(mine))).toEqual(mine);
    });
  });

  it('is stable: merging the same once more changes nothing', () => {
    forAnyThree((base, mine, stored) => {
      const merged = merge(base, mine, stored);
      expect(merge(base, mine, merged)).toEqual(merged);
      expect(merge(mine, merged, merged)).toEqual(merged);
    });
  });

  it('never changes its inputs', () => {
    forAnyThree((base, mine, stored) => {
      for (const side of [base, mine, stored]) freeze(side);
      expect(() => merge(base, mine, stored)).not.toThrow();
    });
  });

  it('adds nothing that neither side holds', () => {
    forAnyThree((base, mine, stored) => {
      const merged = merge({ k: base }, { k: mine }, { k: stored });
      const leaves = (value: unknown): string[] =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, inner]) => [`key ${key}`, ...leaves(inner)])
          : [String(value)];
      const known = new Set([...leaves({ k: mine }), ...leaves({ k: stored }), ...leaves([0, 1, 2, 3, 4, 5, 6, 7])]);
      expect(leaves(merged).filter((leaf) => !known.has(leaf))).toEqual([]);
    });
  });
});

describe('merge of lists with ids', () => {
  const list = fc.uniqueArray(fc.record({ id: fc.string(), text: fc.string() }), { selector: (item) => item.id });

  it('keeps everything that two sides added, in stored order, then mine', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, stored) => {
        const name = (side: string, items: typeof base) => items.map((item) => ({ ...item, id: `${side} ${item.id}` }));
        const [old, added, theirs] = [name('old', base), name('mine', mine), name('stored', stored)];
        expect(merge(old, [...old, ...added], [...old, ...theirs])).toEqual([...old, ...theirs, ...added]);
      }),
      { numRuns },
    );
  });

  it('respects a deletion on either side', () => {
    const base = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(merge(base, [{ id: 'a' }, { id: 'c' }], [...base, { id: 'd' }])).toEqual([
      { id: 'a' },
      { id: 'c' },
      { id: 'd' },
    ]);
    expect(merge(base, [...base, { id: 'd' }], [{ id: 'b' }, { id: 'c' }])).toEqual([
      { id: 'b' },
      { id: 'c' },
      { id: 'd' },
    ]);
  });

  it('lets a change win over a deletion, whichever side made it', () => {
    const base = [{ id: 'a', text: 'old' }];
    expect(merge(base, [], [{ id: 'a', text: 'new' }])).toEqual([{ id: 'a', text: 'new' }]);
    expect(merge(base, [{ id: 'a', text: 'new' }], [])).toEqual([{ id: 'a', text: 'new' }]);
  });

  it('merges the fields of one item that both changed', () => {
    const base = [{ id: 'a', title: 'old', stars: 1 }];
    const merged = merge(
      base,
      [{ id: 'a', title: 'new', stars: 1 }],
      [{ id: 'a', title: 'old', stars: 5, kept: true }],
    );
    expect(merged).toEqual([{ id: 'a', title: 'new', stars: 5, kept: true }]);
  });

  it('treats a list whose ids are missing or repeated as a single value', () => {
    expect(merge([{ id: 'a' }], [{ id: 'a' }, { id: 'a' }], [{ id: 'b' }])).toEqual([{ id: 'a' }, { id: 'a' }]);
    expect(merge(['a'], ['a'], ['b'])).toEqual(['b']);
  });
});

it('keeps the identity of what did not change, so that nothing is rendered again', () => {
  const mine = { a: { x: 1 }, b: { y: 1 } };
  const merged = merge(structuredClone(mine), mine, { a: { x: 1 }, b: { y: 2 } });
  expect(merged).toEqual({ a: { x: 1 }, b: { y: 2 } });
  expect(Object.values(merged ?? {})[0]).toBe(mine.a);
});

it('treats undefined as absent', () => {
  expect(merge({ open: 'a' }, { open: undefined }, { open: 'a', more: 1 })).toEqual({ more: 1 });
  expect(same({ open: undefined }, {})).toBe(true);
  expect(same({}, { open: undefined })).toBe(true);
  expect(same({ open: null }, {})).toBe(false);
});
