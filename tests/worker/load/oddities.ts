import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';

export const JSON_TYPE = { 'Content-Type': 'application/json' };

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ufeff',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '__proto__',
    '{{slot}}',
    '💥'.repeat(999),
  ),
  fc.constantFrom('<script>alert(1)</script>', "'; DROP TABLE users; --", '../../etc/passwd', '\r\nX-Evil: 1'),
);
/** What may be in a field instead of the right value. */
export const oddValue = fc.oneof(oddText, fc.jsonValue({ maxDepth: 3 }), fc.array(oddText, { maxLength: 50 }));

/** Ways to spoil the text of a JSON object; the result may be JSON or not. */
export const spoilers = fc.oneof<fc.Arbitrary<(text: string) => string>[]>(
  fc.double({ min: 0, max: 0.999, noNaN: true }).map((share) => (text) => text.slice(0, text.length * share)),
  fc.tuple(fc.nat(200), oddText).map(
    ([at, odd]) =>
      (text) =>
        text.slice(0, at) + odd + text.slice(at),
  ),
  fc.tuple(fc.nat(200), fc.nat(5)).map(
    ([at, less]) =>
      (text) =>
        text.slice(0, at) + text.slice(at + less),
  ),
  fc.integer({ min: 1, max: 15_000 }).map((depth) => (text) => `{"deep":${nested('[', ']', depth)},${text.slice(1)}`),
  fc.integer({ min: 1, max: 5000 }).map((depth) => (text) => `${nested('{"a":', '}', depth, text)}`),
  fc
    .constantFrom(
      '"__proto__":{"x":1}',
      '"constructor":{"prototype":1}',
      '"":0',
      '"a":1e999',
      '"a":-0',
      '"a":"\\u0000"',
    )
    .map((field) => (text) => `{${field},${text.slice(1)}`),
  fc.nat(3).map((copies) => (text) => `{${`${text.slice(1, -1)},`.repeat(copies)}${text.slice(1)}`),
  fc
    .constantFrom('', 'null', '[]', '""', '0', '{}', 'undefined', 'NaN', "{'a':1}", '{"a":1,}', '//')
    .map((all) => () => all),
  fc.constantFrom('\n', '\u2028', '\ufeff', ' ', '\0').map((before) => (text) => before + text + before),
);
const nested = (open: string, close: string, depth: number, core = '') =>
  open.repeat(depth) + core + close.repeat(depth);

/** Ways to write a text as bytes, with the headers that describe them. */
export const encoders: readonly ((text: string) => { body: Buffer; headers: Record<string, string> })[] = [
  (text) => ({ body: Buffer.from(text, 'utf16le'), headers: { 'Content-Type': 'application/json; charset=utf-16le' } }),
  (text) => ({ body: Buffer.from(`\ufeff${text}`, 'utf16le'), headers: JSON_TYPE }),
  (text) => ({ body: Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), headers: JSON_TYPE }),
  (text) => ({ body: Buffer.from(`\ufeff${text}`), headers: JSON_TYPE }),
  (text) => ({
    body: Buffer.from(`é${text}ÿ`, 'latin1'),
    headers: { 'Content-Type': 'application/json; charset=latin1' },
  }),
  (text) => ({ body: gzipSync(text), headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } }),
  (text) => ({ body: gzipSync(text), headers: JSON_TYPE }),
  (text) => ({ body: Buffer.from(text), headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } }),
  (text) => ({ body: deflateSync(text), headers: { ...JSON_TYPE, 'Content-Encoding': 'deflate' } }),
  (text) => ({ body: brotliCompressSync(text), headers: { ...JSON_TYPE, 'Content-Encoding': 'br, nonsense' } }),
  (text) => ({ body: Buffer.from(encodeURIComponent(text)), headers: JSON_TYPE }),
];

/** Headers beside or instead of the right ones. */
export const oddHeaders = fc.oneof<fc.Arbitrary<Record<string, string>>[]>(
  fc
    .constantFrom('text/plain', 'application/jsonx', 'multipart/form-data', 'application/json;charset=utf-7', 'é', '')
    .map((type) => ({ 'Content-Type': type })),
  fc
    .constantFrom('null', 'https://evil.example', 'http://127.0.0.1.evil.example', 'http://[::1', ' ', 'é')
    .map((origin) => ({ Origin: origin })),
  fc.constantFrom('cross-site', 'same-site', 'none', '', 'x').map((site) => ({ 'Sec-Fetch-Site': site })),
  headerText(200).map((value) => ({ 'Accept-Language': value })),
  headerText(100).map((value) => ({ 'X-Request-Id': value, 'CF-Connecting-IP': value, 'X-Forwarded-For': value })),
  headerText(60).map((value) => ({ Authorization: `Bearer ${value}`, Cookie: value })),
  fc.nat(60_000).map((length) => ({ 'X-Long': 'x'.repeat(length), Cookie: `a=${'b'.repeat(length)}` })),
  fc.nat(400).map((count) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`X-${index}`, 'many']))),
  fc
    .constantFrom('bytes=0-', 'bytes=9-1', 'x')
    .map((range) => ({ Range: range, 'If-None-Match': '*', TE: 'trailers' })),
);

/** What a header may contain: Latin-1 except for controls. */
function headerText(maxLength: number): fc.Arbitrary<string> {
  const letters = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0xff }));
  return fc.array(letters, { maxLength }).map((codes) => String.fromCharCode(...codes));
}

export const oddMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'REPORT',
];
/** What an address may continue with. */
export const oddEndings = [
  '?',
  '?a=1&a[]=2',
  '?__proto__=1',
  `?q=${'%F0%9F%92%A5'.repeat(500)}`,
  '/',
  '//',
  '/..',
  '/%2e%2e/config',
  '%00',
  '%',
  '%zz',
  '#x',
  ';a',
  '.json',
  '/%C3%A9',
];
