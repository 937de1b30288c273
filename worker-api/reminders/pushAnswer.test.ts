import { describe, expect, it } from 'vitest';
import { pauseMs, readPushAnswer } from './pushAnswer';

const NOW = Date.UTC(2026, 10, 21, 12);
const kindOf = (status: number) => readPushAnswer(status, null, NOW).kind;

describe('an answer of a push service', () => {
  it('2xx: sent; 404 and 410: the subscription is gone', () => {
    expect([200, 201, 202, 204].map(kindOf)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect([404, 410].map(kindOf)).toEqual(['gone', 'gone']);
  });

  it('401 and 403 are about our key, and do not end the subscription', () => {
    for (const status of [401, 403]) {
      expect(readPushAnswer(status, null, NOW)).toEqual({
        kind: 'refused',
        status,
        why: 'our VAPID key or subject is wrong',
      });
    }
  });

  it('413, redirects and every other 4xx: this push is dropped', () => {
    expect([300, 301, 302, 303, 307, 308, 400, 405, 413, 418].map(kindOf)).toEqual(Array(10).fill('refused'));
  });

  it('429 and 5xx may pass; Retry-After is read as seconds and as a date', () => {
    expect([429, 500, 502, 503, 504].map(kindOf)).toEqual(Array(5).fill('delayed'));
    expect(readPushAnswer(429, '120', NOW)).toMatchObject({ retryAfterMs: 120_000 });
    expect(readPushAnswer(503, 'Sat, 21 Nov 2026 12:01:00 GMT', NOW)).toMatchObject({ retryAfterMs: 60_000 });
  });
});

describe('the pause before another try', () => {
  it('is 5 s, 15 s, 45 s … at most 5 min', () => {
    expect([1, 2, 3, 4, 5, 60].map((made) => pauseMs(made))).toEqual([5000, 15_000, 45_000, 135_000, 300_000, 300_000]);
  });

  it('is as long as the service asks, if that is longer', () => {
    expect(pauseMs(1, 600_000)).toBe(600_000);
    expect(pauseMs(1, 0)).toBe(5000);
  });
});
