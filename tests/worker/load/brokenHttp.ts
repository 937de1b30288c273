import * as fc from 'fast-check';
import type { Endpoint } from './generatedRequests';

const BODY = '{"text":"Hi"}';
const CHUNKED = 'Transfer-Encoding: chunked';
const SIZE = BODY.length.toString(16);

/**
 * Bytes that are invalid HTTP, or that break off. They go over a connection of their own, whose sending side is closed
 * after them. Most are refused by workerd itself, and by any edge, before they become a request: our code never sees
 * them.
 */
export function brokenRequestsTo({ method, path }: Endpoint, origin: string): fc.Arbitrary<Buffer> {
  const { host } = new URL(origin);
  const head = (first: string, ...headers: string[]) =>
    [first, ...headers, 'Connection: close', 'Content-Type: application/json', `Origin: ${origin}`].join('\r\n');
  const broken = (line: string, body: string, ...headers: string[]) => `${head(line, ...headers)}\r\n\r\n${body}`;
  const line = `${method} ${path} HTTP/1.1`;
  const here = `Host: ${host}`;
  const length = (value: string | number) => `Content-Length: ${value}`;

  const lengths = fc
    .constantFrom(
      0,
      5,
      BODY.length + 1,
      65_536,
      65_537,
      72 * 2 ** 20,
      72 * 2 ** 20 + 1,
      '-1',
      'x',
      '1e3',
      '9'.repeat(30),
      '5, 6',
      '',
    )
    .map((value) => broken(line, BODY, here, length(value)));
  const framing = fc.constantFrom(
    broken(line, `zz\r\n${BODY}\r\n0\r\n\r\n`, here, CHUNKED),
    broken(line, `${SIZE}\r\n${BODY}`, here, CHUNKED),
    broken(line, `${SIZE}\r\n${BODY}\r\n`, here, CHUNKED),
    broken(line, `ffffffffffffffff\r\n${BODY}`, here, CHUNKED),
    broken(line, `${SIZE}\r\n${BODY}\r\n0\r\n\r\n`, here, CHUNKED, length(5)),
    broken(line, BODY, here, length(BODY.length), length(7)),
    broken(line, BODY, here, 'Transfer-Encoding: gzip, nonsense'),
    broken(line, BODY, here),
  );
  const lines = fc
    .constantFrom(
      ...[`BREW ${path} HTTP/1.1`, `${method.toLowerCase()} ${path} HTTP/1.1`, `CONNECT evil.example:443 HTTP/1.1`],
      ...[`${method} http://evil.example${path} HTTP/1.1`, `OPTIONS * HTTP/1.1`, `${method} ${path} HTTP/9.9`, method],
      ...[`${method} ${path}`, `${method}  ${path}  HTTP/1.1`, `${method} \0 HTTP/1.1`, 'PRI * HTTP/2.0', ''],
      ...[`${method} ${path}?${'x'.repeat(100_000)} HTTP/1.1`, `${method} /${path} HTTP/1.1`],
    )
    .map((first) => broken(first, BODY, here, length(BODY.length)));
  const hosts = fc
    .constantFrom(
      '',
      'a b',
      '[::1',
      'evil.example',
      '\xe9',
      `${'a'.repeat(300)}.example`,
      '127.0.0.1:99999',
      '%00',
      '@',
      '//',
    )
    .map((name) => broken(line, BODY, `Host: ${name}`, length(BODY.length)));
  const headers = fc
    .constantFrom(
      'X-A: a\0b',
      'X-A: a\r\n b',
      'X A: b',
      ': b',
      'X-A',
      `X-A: ${'a'.repeat(300_000)}`,
      'X-A: b\r\n'.repeat(9000),
    )
    .map((header) => broken(line, BODY, here, length(BODY.length), header));
  const upgrade = fc
    .constantFrom('websocket', 'h2c', 'x')
    .map((to) =>
      broken(line, BODY, here, `Upgrade: ${to}`, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', length(BODY.length)),
    );
  const garbage = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
  return fc.oneof(lengths, framing, lines, hosts, headers, upgrade, garbage).map((text) => Buffer.from(text, 'latin1'));
}
