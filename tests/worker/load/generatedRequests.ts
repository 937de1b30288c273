import * as fc from 'fast-check';
import { encoders, JSON_TYPE, oddEndings, oddHeaders, oddMethods, oddValue, spoilers } from './oddities';

/** A way into the worker, and what it accepts. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The status of the answer to a good request. */
  ok: number;
  /** The body of that answer, if it is JSON. */
  answer?: { safeParse: (value: unknown) => { success: boolean } };
  /** Bodies that fit its contract; absent if it reads none. */
  body?: fc.Arbitrary<object>;
  /** The largest body it accepts, in bytes. */
  mostBytes?: number;
  headers?: Readonly<Record<string, string>>;
  /**
   * For endpoints that write good requests to the disk: what the bad ones are made of instead, which is refused before
   * that.
   */
  others?: { body?: fc.Arbitrary<object>; headers?: Readonly<Record<string, string>> };
}

/** A request in valid HTTP, whatever it says. */
export interface GeneratedRequest {
  kind: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  /** In chunks, without a length. */
  isChunked?: true;
  /** Statuses that may answer it. */
  expected: readonly number[];
}

const REFUSALS = [400, 403, 404, 405, 413, 415];

/** Requests to an endpoint: good ones, and every kind of bad ones. */
export function requestsTo(endpoint: Endpoint): fc.Arbitrary<GeneratedRequest> {
  const { method, path, ok, mostBytes, headers: known = {}, others } = endpoint;
  const own = others?.headers ?? known;
  const bodies = others?.body ?? endpoint.body ?? fc.constant({});
  const texts = bodies.map((body) => JSON.stringify(body));
  const good = (endpoint.body ?? fc.constant({})).map((body) => JSON.stringify(body));
  const either = [ok, ...REFUSALS];
  const base = { method, path, headers: { ...JSON_TYPE, ...own } };
  const said = (kind: string, body: string, expected = either) => ({
    ...base,
    kind,
    body: Buffer.from(body),
    expected,
  });

  const valid = good.map((text) => ({
    ...base,
    kind: 'valid',
    headers: { ...(endpoint.body && JSON_TYPE), ...known },
    ...(endpoint.body && { body: Buffer.from(text) }),
    expected: [ok],
  }));
  const misshaped = fc.tuple(bodies, fc.nat(20), oddValue).map(([body, place, odd]) => {
    const fields = Object.keys(body);
    return said('misshaped', JSON.stringify({ ...body, [fields[place % (fields.length + 1)] ?? '__proto__']: odd }));
  });
  const spoilt = fc.tuple(texts, spoilers).map(([text, spoil]) => said('spoilt', spoil(text)));
  const bytes = fc.uint8Array({ maxLength: 400 }).map((body) => ({ ...said('bytes', ''), body: Buffer.from(body) }));
  const encoded = fc.tuple(texts, fc.constantFrom(...encoders)).map(([text, encode]) => {
    const { body, headers } = encode(text);
    return { ...base, kind: 'encoded', body, headers: { ...own, ...headers }, expected: either };
  });
  const headed = fc
    .tuple(texts, oddHeaders)
    .map(([text, headers]) => ({ ...said('headers', text), headers: { ...base.headers, ...headers } }));
  const byMethod = fc.tuple(texts, fc.constantFrom(...oddMethods), fc.boolean()).map(([text, other, isChunked]) => ({
    ...said('method', text, [...either, 200, 201, 204]),
    // Without the device's capability: a DELETE would remove it.
    headers: JSON_TYPE,
    method: other,
    ...(isChunked && { isChunked }),
  }));
  const elsewhere = fc
    .tuple(texts, fc.constantFrom(...oddEndings))
    .map(([text, ending]) => ({ ...said('address', text, [...either, 200]), path: path + ending }));
  const huge = fc.tuple(good, fc.constantFrom(-1, 0, 1, 200_000), fc.boolean()).map(([text, over, isChunked]) => {
    const length = (mostBytes ?? 64 * 1024) + over;
    const expected = mostBytes === undefined ? either : [over > 0 ? 413 : ok];
    const padding = ' '.repeat(length - Buffer.byteLength(text));
    return {
      ...said('huge', text + padding, expected),
      headers: { ...JSON_TYPE, ...known },
      ...(isChunked && { isChunked }),
    };
  });
  return fc.oneof(
    { arbitrary: valid, weight: others ? 2 : 20 },
    { arbitrary: misshaped, weight: 20 },
    { arbitrary: spoilt, weight: 16 },
    { arbitrary: bytes, weight: 6 },
    { arbitrary: encoded, weight: 10 },
    { arbitrary: headed, weight: 12 },
    { arbitrary: byMethod, weight: 8 },
    { arbitrary: elsewhere, weight: 5 },
    { arbitrary: huge, weight: others ? 1 : 3 },
  );
}
