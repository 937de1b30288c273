import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportText, readUsable, slices, states } from '../../../tests/support/state/backups';
import { fillStorage, storedEntries } from '../../../tests/support/state/example';
import { crc32 } from '../../lib/checksum';
import { draftsStore, keepDraft } from '../slices/draftsStore';
import { hydrateState } from '../store/hydrateState';
import { eraseAll, replaceAll } from './deviceData';
import { readBackup } from './readBackup';

const DAMAGES = process.env.FULL ? 1000 : 100;

beforeEach(async () => {
  await hydrateState();
  await eraseAll();
  await fillStorage();
});

describe('a file that cannot be used', () => {
  it('is refused with a reason', async () => {
    const text = await exportText();
    const file = JSON.parse(text);
    const newerEntry = { ...file.entries, settings: { version: 99, data: {} } };
    const cases = {
      'not-json': ['', 'hello', text.slice(1), 'null{'],
      'not-jimp': ['null', '[]', '{}', '{"app":"other"}', '"jimp"'],
      newer: [
        JSON.stringify({ ...file, format: 2, anything: 'else' }),
        JSON.stringify({ ...file, entries: newerEntry, checksum: crc32(JSON.stringify(newerEntry)) }),
      ],
      damaged: [
        text.slice(0, -1),
        text.slice(0, text.length / 2),
        JSON.stringify({ ...file, format: 0 }),
        JSON.stringify({ ...file, entries: {} }),
        JSON.stringify({ ...file, checksum: undefined }),
      ],
    };
    for (const [reason, texts] of Object.entries(cases)) {
      for (const each of texts) expect(await readBackup(each)).toEqual({ kind: 'refused', reason });
    }
    const gone = new Blob();
    vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await readBackup(gone)).toEqual({ kind: 'refused', reason: 'unreadable' });
  });

  it(`is never half used: ${DAMAGES} damaged files leave the state untouched`, async () => {
    const text = await exportText();
    const original = await readUsable(text);
    keepDraft('new', 'this device is ahead of the file');
    await draftsStore.flush();
    const [stored, shown] = [await storedEntries(), states()];

    const damage = fc.record({
      how: fc.constantFrom('cut', 'drop', 'repeat', 'replace', 'swap', 'flip'),
      from: fc.nat(text.length - 1),
      length: fc.integer({ min: 1, max: 40 }),
      by: fc.string({ minLength: 1, maxLength: 3 }),
    });
    const bytes = new TextEncoder().encode(text);
    let refused = 0;
    for (const { how, from, length, by } of fc.sample(damage, { numRuns: DAMAGES })) {
      const [before, part, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
      const damaged = {
        cut: before,
        drop: before + after,
        repeat: before + part + part + after,
        replace: before + by + text.slice(from + by.length),
        swap: before + after.slice(0, length) + part + after.slice(length),
        flip: new Blob([flipBit(bytes, from, length)]),
      }[how];
      const reading = await readBackup(damaged);
      if (reading.kind === 'refused') refused++;
      else expect(reading.entries).toEqual(original.entries);
    }
    expect(refused).toBeGreaterThan(DAMAGES * 0.8);
    expect(await storedEntries()).toEqual(stored);
    expect(states()).toEqual(shown);
  });

  it(`is refused although its checksum is right: ${DAMAGES} entries with a field missing or of another type`, async () => {
    const text = await exportText();
    const damage = fc.record({ at: fc.nat(), by: fc.constantFrom<unknown>(...WRONG) });
    let refused = 0;
    let stored = await storedEntries();
    for (const { at, by } of fc.sample(damage, { numRuns: DAMAGES })) {
      const file = JSON.parse(text);
      damageOne(file.entries, at, by);
      const reading = await readBackup(JSON.stringify({ ...file, checksum: crc32(JSON.stringify(file.entries)) }));
      if (reading.kind === 'refused') {
        // A version can be altered into one that does not exist yet.
        expect(['damaged', 'newer']).toContain(reading.reason);
        expect(await storedEntries()).toEqual(stored);
        refused++;
        continue;
      }
      // What was accepted fits the schemas: nothing of it is set aside once it is in place.
      await replaceAll(reading);
      expect(slices.map((store) => store.status())).toEqual(slices.map(() => 'ready'));
      stored = await storedEntries();
    }
    expect(refused).toBeGreaterThan(DAMAGES / 2);
    expect('polluted' in {}).toBe(false);
  });

  it(`is refused if it is another program's: ${DAMAGES} files of any JSON, or none`, async () => {
    const [stored, shown] = [await storedEntries(), states()];
    const file = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ app: fc.string(), version: fc.nat(), entries: fc.object() }).map((value) => JSON.stringify(value)),
      fc.nat(50_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
      fc.nat(50_000).map((depth) => `${'{"app":"jimp","entries":'.repeat(depth)}0${'}'.repeat(depth)}`),
    );
    for (const text of fc.sample(file, { numRuns: DAMAGES })) {
      expect((await readBackup(text)).kind).toBe('refused');
    }
    expect(await storedEntries()).toEqual(stored);
    expect(states()).toEqual(shown);
  });
});

/** Values to put in place of a field: other types, numbers out of any range, a deep nest, keys of a prototype. */
const WRONG: readonly unknown[] = [
  undefined,
  7,
  null,
  [],
  'x',
  { x: 1 },
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  JSON.parse('['.repeat(1000) + ']'.repeat(1000)),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

/** A copy with one bit flipped. */
function flipBit(bytes: Uint8Array<ArrayBuffer>, at: number, bit: number): Uint8Array<ArrayBuffer> {
  return bytes.map((byte, index) => (index === at ? byte ^ (1 << (bit % 8)) : byte));
}

/** Changes or removes field number `at`, counting all fields of the tree. */
function damageOne(entries: Record<string, unknown>, at: number, by: unknown): void {
  const fields: [holder: Record<string, unknown>, key: string][] = [];
  const walk = (value: unknown): void => {
    if (!isHolder(value)) return;
    for (const key of Object.keys(value)) {
      fields.push([value, key]);
      walk(value[key]);
    }
  };
  walk(entries);
  const [holder, key] = fields[at % fields.length] ?? [entries, 'settings'];
  if (by === undefined && !Array.isArray(holder)) delete holder[key];
  else holder[key] = by;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
