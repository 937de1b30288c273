import { describe, expect, it } from 'vitest';
import { relativeTime } from './relativeTime';

const HOUR = 3_600_000;
const now = 1_000 * 24 * HOUR;
const ago = (hours: number) => relativeTime(now - hours * HOUR, now);

describe('relative time labels: Now; Nh ago (under 24 h); Nd ago (under 7 days); otherwise the date', () => {
  it('Now, even for a clock that was set back', () => {
    expect(ago(0)).toEqual({ unit: 'now' });
    expect(ago(0.99)).toEqual({ unit: 'now' });
    expect(ago(-3)).toEqual({ unit: 'now' });
  });
  it('Nh ago (under 24 h)', () => {
    expect(ago(1)).toEqual({ unit: 'hours', count: 1 });
    expect(ago(23.99)).toEqual({ unit: 'hours', count: 23 });
  });
  it('Nd ago (under 7 days)', () => {
    expect(ago(24)).toEqual({ unit: 'days', count: 1 });
    expect(ago(7 * 24 - 0.01)).toEqual({ unit: 'days', count: 6 });
  });
  it('otherwise the date', () => {
    expect(ago(7 * 24)).toEqual({ unit: 'date' });
  });
});
