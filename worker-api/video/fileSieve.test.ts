import { describe, expect, it } from 'vitest';
import { FileSieve } from './fileSieve';
import { MOST_KEPT_BYTES } from './keptParts';

/**
 * A box of a type with `length` bytes of content, each the first letter of the type; its size is in 64 bits if `large`.
 */
function box(type: string, length: number, { large = false } = {}): number[] {
  const header = large ? [0, 0, 0, 1] : bytesOf(length + 8, 4);
  const letters = Array.from(type, (letter) => letter.charCodeAt(0));
  const size = large ? bytesOf(length + 16, 8) : [];
  return [...header, ...letters, ...size, ...Array<number>(length).fill(letters[0] ?? 0)];
}
const bytesOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) % 256);

function sieve(bytes: ArrayLike<number>, length = 7) {
  const file = Uint8Array.from(bytes);
  const fileSieve = new FileSieve();
  for (let at = 0; at < file.length; at += length) fileSieve.add(file.slice(at, at + length));
  return { file, kept: fileSieve.end() };
}

describe('what is kept of a file of boxes', () => {
  it('is everything but the media data, which reads as zeros', () => {
    const bytes = [...box('ftyp', 12), ...box('mdat', 100), ...box('free', 5), ...box('moov', 40), ...box('mdat', 30)];
    for (const length of [1, 7, 64, 1000]) {
      const { file, kept } = sieve(bytes, length);
      const expected = file.map((byte, at) => (isContent(at) ? 0 : byte));
      expect(kept.read(0, file.length)).toEqual(expected);
      expect(kept.read(130, 190)).toEqual(expected.slice(130, 190));
    }
    function isContent(at: number) {
      return (at >= 28 && at < 128) || (at >= 136 && at < 141) || at >= 197;
    }
  });

  it('is found behind 64-bit sizes, and behind nothing that claims to reach the end', () => {
    const large = sieve([...box('ftyp', 4), ...box('mdat', 50, { large: true }), ...box('moov', 20)]);
    expect(large.kept.read(78, 106)).toEqual(large.file.slice(78, 106));
    const toTheEnd = sieve([...box('ftyp', 4), 0, 0, 0, 0, ...box('mdat', 0).slice(4), ...box('moov', 20)]);
    expect(toTheEnd.kept.read(20, 48)).toEqual(new Uint8Array(28));
  });

  it('is found behind five gigabytes of media data, a size that 32 bits cannot hold', () => {
    const gigabytes = 5 * 2 ** 30;
    const [before, moov] = [box('ftyp', 4), box('moov', 20)];
    const fileSieve = new FileSieve();
    fileSieve.add(Uint8Array.from([...before, 0, 0, 0, 1, ...box('mdat', 0).slice(4), ...bytesOf(gigabytes + 16, 8)]));
    const megabytes = new Uint8Array(8 * 2 ** 20);
    for (let passed = 0; passed < gigabytes; passed += megabytes.length) fileSieve.add(megabytes);
    fileSieve.add(Uint8Array.from(moov));
    const at = before.length + 16 + gigabytes;
    expect(fileSieve.end().read(at, at + moov.length)).toEqual(Uint8Array.from(moov));
  });

  it('is nothing beyond a box that claims to be shorter than its header', () => {
    const { kept } = sieve([...box('ftyp', 4), 0, 0, 0, 3, ...box('moov', 0).slice(4), ...box('moov', 20)]);
    expect(kept.read(20, 48)).toEqual(new Uint8Array(28));
  });

  it('is never more than there is room for; what is missing cannot be read', () => {
    const { kept } = sieve([...box('ftyp', 4), ...box('moov', MOST_KEPT_BYTES)], 60_000);
    expect(kept.read(0, MOST_KEPT_BYTES)).toHaveLength(MOST_KEPT_BYTES);
    expect(kept.read(0, MOST_KEPT_BYTES + 1)).toBeUndefined();
  });

  it('is not read across megabytes of media data', () => {
    const { file, kept } = sieve([...box('ftyp', 4), ...box('mdat', 2_000_000), ...box('moov', 9)], 60_000);
    expect(kept.read(0, file.length)).toBeUndefined();
    expect(kept.read(file.length - 500_000, file.length)).toHaveLength(500_000);
  });
});

describe('what is kept of any other file', () => {
  it('is its beginning and its end, and nothing in between', () => {
    for (const length of [1000, 65_536, 5_000_000]) {
      const { file, kept } = sieve(
        Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 251),
        length,
      );
      expect(kept.read(0, 1024 * 1024)).toEqual(file.slice(0, 1024 * 1024));
      expect(kept.read(file.length - 256 * 1024, file.length)).toEqual(file.slice(-256 * 1024));
      if (length < file.length) expect(kept.read(1_500_000, 1_500_001)).toBeUndefined();
    }
  });

  it('is all of a small one, and nothing of an empty one', () => {
    expect(sieve([1, 2, 3]).kept.read(0, 3)).toEqual(Uint8Array.of(1, 2, 3));
    expect(sieve([]).kept.read(0, 1)).toBeUndefined();
  });
});
