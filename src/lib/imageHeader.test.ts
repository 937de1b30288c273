import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from './imageHeader';

const FIXTURES = 'tests/fixtures/videos';

/** Bytes from text; numbers stand for the bytes that are not text. */
const bytes = (...parts: (string | number | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  );
const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

describe('readImageHeader', () => {
  it('reads the size of the PNG and the JPEG among the fixtures', () => {
    expect(readImageHeader(readFileSync(`${FIXTURES}/picture.png`))).toEqual({
      container: 'png',
      width: 360,
      height: 640,
    });
    expect(readImageHeader(readFileSync(`${FIXTURES}/picture.jpeg`))).toEqual({
      container: 'jpeg',
      width: 640,
      height: 360,
    });
  });

  it('reads GIF, the three forms of WebP, and the largest picture of an AVIF or HEIC', () => {
    expect(readImageHeader(bytes('GIF89a', 0x40, 1, 0xf0, 0, 0, 0))).toEqual({
      container: 'gif',
      width: 320,
      height: 240,
    });
    const webp = (form: string, at: number, ...size: number[]) => {
      const file = new Uint8Array(40);
      file.set(bytes('RIFF', long(0), 'WEBP', form));
      file.set(size, at);
      return readImageHeader(file);
    };
    const size = { container: 'webp', width: 320, height: 240 };
    expect(webp('VP8 ', 26, 0x40, 1, 0xf0, 0)).toEqual(size);
    expect(webp('VP8L', 21, 0x3f, 0xc1, 0x3b, 0)).toEqual(size);
    expect(webp('VP8X', 24, 0x3f, 1, 0, 0xef, 0, 0)).toEqual(size);
    const ispe = (width: number, height: number) => ['ispe', long(0), long(width), long(height)].flat();
    const heic = bytes(
      long(24),
      'ftypheic',
      long(0),
      'mif1',
      ...ispe(512, 512),
      ...ispe(4032, 3024),
      ...ispe(320, 240),
    );
    expect(readImageHeader(heic)).toEqual({ container: 'heic', width: 4032, height: 3024 });
  });

  it('knows a format whose size is cut off, and nothing of other files', () => {
    const png = readFileSync(`${FIXTURES}/picture.png`);
    expect(readImageHeader(png.subarray(0, 20))).toEqual({ container: 'png', width: null, height: null });
    const jpeg = readFileSync(`${FIXTURES}/picture.jpeg`);
    expect(readImageHeader(jpeg.subarray(0, 40))).toEqual({ container: 'jpeg', width: null, height: null });
    expect(readImageHeader(readFileSync(`${FIXTURES}/portrait.mp4`))).toBeUndefined();
    expect(readImageHeader(readFileSync(`${FIXTURES}/clip.avi`))).toBeUndefined();
    expect(readImageHeader(new Uint8Array())).toBeUndefined();
  });
});
