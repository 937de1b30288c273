import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NICHES } from '../niches.ts';
import { SOLD_MOST } from './soldMost.ts';

it.each(NICHES)('%s sells families of its own', (niche) => {
  for (const family of SOLD_MOST[niche]) {
    const facts = JSON.parse(readFileSync(`src/domain/products/families/${family}/family.json`, 'utf8'));
    expect(facts.niche).toBe(niche);
  }
});
