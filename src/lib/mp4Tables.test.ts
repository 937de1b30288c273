import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasPlausibleTables } from './mp4Tables';

const FIXTURES = 'tests/fixtures/videos';

const isPlausible = (bytes: Uint8Array) => hasPlausibleTables((from, to) => bytes.subarray(from, to), bytes.length);

/** The file with another number at `offset` bytes after the name of a box, the first of that name. */
function withNumber(bytes: Uint8Array, box: string, offset: number, value: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const at = Buffer.from(bytes).indexOf(box);
  expect(at).toBeGreaterThan(0);
  new DataView(changed.buffer).setUint32(at + offset, value);
  return changed;
}

const box = (type: string, ...content: (Uint8Array | number)[]): Uint8Array => {
  const parts = content.map((part) => (typeof part === 'number' ? long(part) : part));
  return Buffer.concat([long(8 + parts.reduce((sum, { length }) => sum + length, 0)), Buffer.from(type), ...parts]);
};
const long = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

describe('hasPlausibleTables', () => {
  it('is true of every video that plays', async () => {
    const files = globSync(`${FIXTURES}/*.{mp4,mov,webm,avi,png}`);
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) expect(await isPlausible(readFileSync(file)), file).toBe(true);
  });

  it('is false when a table counts more than the file can hold', async () => {
    const file = readFileSync(`${FIXTURES}/cuts.mov`);
    const HUGE = 0x4000_0000;
    const DAMAGES = [
      ['stts', 8, HUGE],
      ['stts', 12, HUGE],
      ['ctts', 12, HUGE],
      ['stsz', 12, HUGE],
      ['stsc', 12, HUGE],
      ['stsc', 16, HUGE],
    ] as const;
    for (const [name, offset, value] of DAMAGES)
      expect(await isPlausible(withNumber(file, name, offset, value)), `${name} + ${offset}`).toBe(false);
  });

  it("is false for a fragment's run that counts more than it lists", async () => {
    const fragment = (flags: number, count: number, ...samples: number[]) =>
      isPlausible(Buffer.concat([box('ftyp', 0), box('moof', box('traf', box('trun', flags, count, ...samples)))]));
    expect(await fragment(0x300, 2, 1, 1, 1, 1)).toBe(true);
    expect(await fragment(0x300, 3, 1, 1, 1, 1)).toBe(false);
    expect(await fragment(0, 1000)).toBe(true);
    expect(await fragment(0, 0x4000_0000)).toBe(false);
  });

  it('always terminates', async () => {
    expect(await isPlausible(new Uint8Array())).toBe(true);
    expect(await isPlausible(new Uint8Array(5000))).toBe(true);
    expect(await isPlausible(Buffer.concat([long(1), Buffer.from('moov'), Buffer.alloc(40, 255)]))).toBe(false);
    expect(await hasPlausibleTables(() => undefined, 1000)).toBe(true);
  });
});
