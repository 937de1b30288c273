import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hashtagFaults } from './hashtagRules';
import { reasonFaults } from './reasonRules';
import { weekdayFaults } from './weekdayRules';
import { WORD_RULES } from './wordRules';
import { written } from './writtenTexts';

/** The place where a text breaks a rule. */
interface Fault {
  file: string;
  key: string;
}

/**
 * To be rewritten with the products; until then their faults are listed, by rule and file, and the list only shrinks.
 */
const DEFERRED_TOOLS =
  /(?:titles|descriptions|shop-script|creative-formats|video-structure|live-plan|weekly-strategy)(?:\/locales\/|\.texts\.json)/;

const deferred = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(JSON.parse(readFileSync('tests/contract/deferredTexts.json', 'utf8')));

const RULES: readonly { name: string; why: string; faults: () => Fault[] }[] = [
  ...WORD_RULES.map(({ name, why, fails }) => ({ name, why, faults: () => written.filter(fails) })),
  {
    name: 'a reason belongs to its text',
    why: 'Text and reason are one record, and a reason quotes only what stands in the text it explains.',
    faults: reasonFaults,
  },
  {
    name: 'a text names the day it is put on',
    why: 'A title that is put on Saturday cannot say Wednesday.',
    faults: weekdayFaults,
  },
  {
    name: 'hashtags of the shown language',
    why: 'An Arabic audience does not search for eight English tags.',
    faults: hashtagFaults,
  },
];

const asKeys = (faults: readonly Fault[]) => faults.map(({ file, key }) => `${file} ${key}`).sort();

describe.each(RULES)('$name', ({ name, faults }) => {
  const all = faults();

  it('holds in every text of ours', () => {
    expect(asKeys(all.filter(({ file }) => !DEFERRED_TOOLS.test(file)))).toEqual([]);
  });

  it('is broken by the listed texts of the seven tools, and by no other', () => {
    const listed = Object.entries(deferred[name] ?? {}).flatMap(([file, keys]) => keys.map((key) => ({ file, key })));
    expect(asKeys(all.filter(({ file }) => DEFERRED_TOOLS.test(file)))).toEqual(asKeys(listed));
  });
});

it('thousands of texts are checked', () => {
  expect(written.length).toBeGreaterThan(10_000);
});

it('the list names only existing rules', () => {
  expect(RULES.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(deferred)));
});
