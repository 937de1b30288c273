import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LongStringReader, RestTooLargeError } from './longStringReader';

const encoder = new TextEncoder();
const text = (...bytes: Uint8Array[]) => Buffer.concat(bytes).toString();

/** Reads a body in pieces of these lengths, repeating the last one, from one buffer that is reused. */
function read(body: string, lengths: readonly number[] = [1e9], mostRest = 10_000) {
  const reader = new LongStringReader('long', mostRest);
  const bytes = encoder.encode(body);
  let long = '';
  let before: string | undefined;
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[Math.min(turn, lengths.length - 1)] ?? 1;
    const chunk = bytes.slice(at, at + length);
    for (const piece of reader.take(chunk)) long += text(piece);
    if (reader.begun > 0) before ??= text(...reader.before());
    chunk.fill(0x58);
    at += length;
  }
  return { long, rest: text(...reader.rest()), before, begun: reader.begun, isCut: reader.isInField };
}

describe('reading a JSON object with one long string', () => {
  it('hands out the string, keeps the rest, and knows what came before', () => {
    expect(read('{"a": 1, "long": "QUJD", "b": [true]}')).toEqual({
      long: 'QUJD',
      rest: '{"a": 1, "long": "", "b": [true]}',
      before: '{"a": 1, "long": ""}',
      begun: 1,
      isCut: false,
    });
  });

  it('finds it wherever it stands, and nothing that only looks like it', () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    const fields = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('long"', '"long"', '"long":"no"', ' long')),
      value,
    );
    const holds = fc.property(
      fields,
      fields,
      fc.base64String({ maxLength: 200 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (first, then, long, lengths) => {
        const body = JSON.stringify({ ...first, long, ...then, nested: { long: 'other', list: ['long', long] } });
        const { long: _, ...others } = { ...first, ...then };
        const result = read(body, lengths, 1e6);
        expect(result.begun).toBe(1);
        expect(result.long).toBe(long);
        expect(JSON.parse(result.rest)).toEqual(
          JSON.parse(JSON.stringify({ ...others, long: '', nested: { long: 'other', list: ['long', long] } })),
        );
      },
    );
    fc.assert(holds, { numRuns: 300 });
  });

  it.each([
    ['an escaped slash', '"Q\\/J\\/"', 'Q/J/'],
    ['an escape by number', '"\\u0051UJ\\u002f"', 'QUJ/'],
    ['an escaped quote, which ends nothing', '"QU\\"JD"', 'QU"JD'],
    ['an escape that is none', '"Q\\x"', 'Q\0'],
    ['a letter beyond ASCII', '"Q\\u00e9"', 'Q\0'],
  ])('takes %s, however it is cut', (_, written, long) => {
    for (const length of [1, 2, 3, 5, 100])
      expect(read(`{"a":0,"long":${written},"b":1}`, [length])).toMatchObject({
        long,
        rest: '{"a":0,"long":"","b":1}',
      });
  });

  it('knows its key even when it is written with escapes', () => {
    expect(read('{"\\u006cong":"QUJD"}')).toMatchObject({ long: 'QUJD', begun: 1 });
  });

  it.each([
    ['a list', '["long","QUJD"]', 0],
    ['no string', '{"long":["QUJD"]}', 0],
    ['a key without a value', '{"long" "QUJD"}', 0],
    ['twice', '{"long":"QUJD","long":"QUJD"}', 2],
  ])('leaves it to the caller to judge %s', (_, body, begun) => {
    expect(read(body).begun).toBe(begun);
  });

  it('knows that a body was cut within the string', () => {
    expect(read('{"long":"QUJ').isCut).toBe(true);
    expect(read('{"long":"QUJD\\').isCut).toBe(true);
  });

  it('keeps as much besides it as is allowed, and not one byte more', () => {
    const body = (filling: number) => `{"a":"${'x'.repeat(filling)}","long":"${'QUJD'.repeat(5000)}"}`;
    expect(read(body(82), [7], 100).rest).toHaveLength(100);
    expect(() => read(body(83), [7], 100)).toThrow(RestTooLargeError);
  });
});
