import { describe, expect, it } from 'vitest';
import { formatBytes, formatDayMonth, formatEuros, formatEurosAndCents, formatPercent, formatRate } from './figures';

describe('figures, in English until a language is chosen', () => {
  it.each([
    [0, '0 kB'],
    [740, '0.7 kB'],
    [74_300, '74 kB'],
    [1_250_000, '1.3 MB'],
    [48_000_000, '48 MB'],
    [2_500_000_000_000, '2,500 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('writes whole euros and percentages', () => {
    expect(formatEuros(100_000)).toBe('€100,000');
    expect(formatPercent(0.4)).toBe('40%');
  });

  it('writes cents and tenths of a percent only if there are any', () => {
    expect([2.8, 1.75, 100_000].map(formatEurosAndCents)).toEqual(['€2.80', '€1.75', '€100,000']);
    expect([2.5, 8].map(formatRate)).toEqual(['2.5%', '8%']);
  });

  it('writes a day in its own order', () => {
    expect(formatDayMonth(new Date(2027, 0, 4, 12))).toBe('01/04');
  });
});
