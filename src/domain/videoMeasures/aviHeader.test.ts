import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AVI_HEADER_BYTES, readAviHeader } from './aviHeader';

const file = readFileSync('tests/fixtures/videos/clip.avi');
const header = file.subarray(0, AVI_HEADER_BYTES);

const FACTS = {
  container: 'avi',
  duration: 91 / 30,
  width: 360,
  height: 640,
  frameRate: 30,
  videoCodec: 'xvid',
  audioCodec: 'mp3',
  videoBitRate: null,
  audioBitRate: 64_000,
  hasSound: true,
};

/** The header with other bytes at `offset` behind a name. */
function changed(name: string, offset: number, ...bytes: number[]): Uint8Array {
  const copy = Uint8Array.from(header);
  copy.set(bytes, header.indexOf(name) + offset);
  return copy;
}

describe('readAviHeader', () => {
  it('reads what ffprobe says of the file', () => {
    expect(readAviHeader(header)).toEqual(FACTS);
  });

  it('reads a height counted from the top, another codec, and a stream without a rate', () => {
    expect(readAviHeader(changed('strf', 16, 0x80, 0xfd, 0xff, 0xff))).toMatchObject({ height: 640 });
    expect(readAviHeader(changed('strf', 24, ...Buffer.from('H264')))).toMatchObject({ videoCodec: 'avc' });
    expect(readAviHeader(changed('strh', 28, 0, 0, 0, 0))).toMatchObject({
      frameRate: null,
      duration: null,
      width: 360,
    });
  });

  it('is undefined for other files, and when nothing of the header is left', () => {
    expect(readAviHeader(readFileSync('tests/fixtures/videos/portrait.mp4'))).toBeUndefined();
    expect(readAviHeader(header.subarray(0, 20))).toBeUndefined();
    expect(readAviHeader(new Uint8Array())).toBeUndefined();
  });

  it('reads as much as is left of a truncated header', () => {
    const beforeStreams = header.indexOf('strl') - 8;
    expect(readAviHeader(header.subarray(0, beforeStreams))).toMatchObject({
      width: 360,
      videoCodec: null,
      hasSound: false,
    });
  });

  it('gives possible facts, or nothing, whatever is damaged', () => {
    const damage = fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(damage, fc.nat(header.length), (changes, length) => {
        const damaged = Uint8Array.from(header.subarray(0, length));
        for (const [at, value] of changes) damaged[at] = value;
        const facts = readAviHeader(damaged);
        for (const value of Object.values(facts ?? {}))
          if (typeof value === 'number') expect(Number.isFinite(value) && value > 0).toBe(true);
        expect(Number.isInteger(facts?.width ?? 1) && Number.isInteger(facts?.height ?? 1)).toBe(true);
      }),
    );
  });
});
