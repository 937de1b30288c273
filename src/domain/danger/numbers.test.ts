import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { HELPLINES } from './helplines';
import { dialled, helplines } from './numbers';

const source = z.object({
  url: z.url(),
  date: z
    .string()
    .regex(/^\d{4}(?:-\d\d){0,2}$/)
    .nullable(),
});
const line = z.object({ number: z.string(), for: z.string(), sources: z.array(source).length(2) });
const sources = z
  .record(z.string(), z.object({ emergency: z.array(line), lines: z.array(line) }))
  .parse(JSON.parse(readFileSync('src/domain/danger/helplines.sources.json', 'utf8')));

const numbers = (country: string | undefined, danger: 'suicide' | 'violence' | 'child') =>
  helplines(country, danger).map(({ number }) => number);

describe('the right numbers for the country', () => {
  it('are 3114, 3919, 119, 17, 112 in France, with that of the danger first', () => {
    expect(numbers('FR', 'suicide')).toEqual(expect.arrayContaining(['3114', '3919', '119', '17', '112']));
    expect(numbers('FR', 'suicide')[0]).toBe('3114');
    expect(numbers('FR', 'violence')[0]).toBe('3919');
    expect(numbers('FR', 'child')[0]).toBe('119');
  });

  it('are 116 123, 999, 0808 2000 247 in the UK', () => {
    expect(numbers('GB', 'violence')).toEqual(expect.arrayContaining(['116 123', '999', '0808 2000 247']));
    expect(numbers('GB', 'violence')[0]).toBe('0808 2000 247');
  });

  it('are 988, 911, 1-800-799-7233 in the US', () => {
    expect(numbers('US', 'suicide')).toEqual(expect.arrayContaining(['988', '911', '1-800-799-7233']));
    expect(numbers('US', 'suicide')[0]).toBe('988');
  });

  it('are the emergency number alone when no other is known', () => {
    expect(numbers('ZZ', 'child')).toEqual(['112']);
    expect(numbers(undefined, 'suicide')).toEqual(['112']);
  });

  it('contain no number twice, and an emergency number in every country', () => {
    for (const country of Object.keys(HELPLINES)) {
      const lines = helplines(country, 'suicide');
      expect(new Set(lines.map(({ number }) => number)).size, country).toBe(lines.length);
      expect(
        HELPLINES[country]?.some((one) => ['emergency', 'police', 'ambulance'].includes(one.for)),
        country,
      ).toBe(true);
    }
  });

  it('are dialled as digits, plus and star only', () => {
    expect(dialled('1-800-799-7233')).toBe('18007997233');
    expect(dialled('*4141')).toBe('*4141');
  });

  it('are each in two sources on different hosts, and no other number is listed', () => {
    for (const [country, { emergency, lines }] of Object.entries(sources)) {
      for (const { number, sources: pair } of [...emergency, ...lines]) {
        expect(new Set(pair.map(({ url }) => new URL(url).host)).size, `${country} ${number}`).toBe(2);
      }
      const listed = [...lines, ...emergency].map((one) => `${one.number} ${one.for}`);
      expect(HELPLINES[country]?.map((one) => `${one.number} ${one.for}`)).toEqual(listed);
    }
    expect(Object.keys(sources)).toEqual(Object.keys(HELPLINES));
  });
});
