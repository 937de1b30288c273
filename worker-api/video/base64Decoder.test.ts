import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Base64Decoder, Base64Error } from './base64Decoder';

/** Decodes a text in pieces of these lengths, repeating the last one. */
function decode(text: string, ...lengths: number[]) {
  const decoder = new Base64Decoder();
  const parts: Uint8Array[] = [];
  const letters = Buffer.from(text, 'latin1');
  for (let at = 0; at < letters.length; ) {
    const length = (lengths.length > 1 ? lengths.shift() : lengths[0]) ?? letters.length;
    parts.push(decoder.decode(letters.subarray(at, at + length)).slice());
    at += length;
  }
  decoder.end();
  const bytes = Buffer.concat(parts);
  expect(decoder.length).toBe(bytes.length);
  return bytes;
}

describe('base64 in pieces', () => {
  it.each([
    ['', ''],
    ['Zg==', 'f'],
    ['Zm8=', 'fo'],
    ['Zm9v', 'foo'],
    ['Zm9vYg==', 'foob'],
    ['Zm9vYmE=', 'fooba'],
    ['Zm9vYmFy', 'foobar'],
  ])('decodes %j as RFC 4648 does', (text, plain) => {
    expect(decode(text).toString()).toBe(plain);
  });

  it('gives back any bytes, however they are cut', () => {
    const holds = fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
      (bytes, lengths) => {
        const buffer = Buffer.from(bytes);
        expect(decode(buffer.toString('base64'), ...lengths).equals(buffer)).toBe(true);
      },
    );
    fc.assert(holds, { numRuns: 300 });
  });

  it.each([
    'Z',
    'Zg',
    'Zg=',
    'Zm8',
    'Zm9vYg=',
    '=',
    '====',
    'Z===',
    'Zm9v=',
    'Zg==Zg==',
    'Zm8=Zm9v',
    'Zg=v',
    'Zg===',
    'Zm9v\n',
    'Zm 9v',
    'Zm-_',
    'data:video/mp4;base64,Zm9v',
    'Zm9\u0000',
    'Zm9é',
  ])('refuses %j, whole or letter by letter', (text) => {
    expect(() => decode(text)).toThrow(Base64Error);
    expect(() => decode(text, 1)).toThrow(Base64Error);
  });
});
