import { describe, expect, it } from 'vitest';
import { ADVICE, type AdviceTexts } from './advice';
import { GOOD_CAUSES, REMARK_CAUSES, WEAK_CAUSES } from './videoFindings';

/** The contract's limit, in characters. */
const LONGEST = 400;
/** The most characters that filled slots take beyond their names. */
const ROOM_FOR_VALUES = 60;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
const slotsOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const withoutFields = ({ fields: _, when: __, ...texts }: AdviceTexts) => textsIn(texts);

describe.each(['fr', 'en'] as const)('the advice of the analysis (%s)', (language) => {
  const texts = ADVICE[language];
  const all = textsIn(texts);

  it('has something to say about every cause', () => {
    expect(Object.keys(texts.weak)).toEqual([...WEAK_CAUSES]);
    expect(Object.keys(texts.remarks)).toEqual([...REMARK_CAUSES]);
    expect(Object.keys(texts.good)).toEqual([...GOOD_CAUSES]);
  });

  it('says nothing twice', () => {
    expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
  });

  it('consists of whole sentences that fit the contract with their values', () => {
    for (const text of withoutFields(texts)) {
      expect(text, text).toMatch(/[.?](?:\{\{when\}\})?$/);
      expect(text.length, text).toBeLessThanOrEqual(LONGEST - ROOM_FOR_VALUES);
    }
  });

  it('never says the two words the platform holds against a text', () => {
    for (const text of all) expect(text).not.toMatch(/(?<!\p{L})(?:lien|bio)s?(?!\p{L})/iu);
  });

  it('promises nothing', () => {
    const promise = /garanti|guarante|viral|exploser|boost|à coup sûr|for sure|always works|double/i;
    for (const text of all) expect(text).not.toMatch(promise);
  });

  it('calls a target without a source a rule of thumb', () => {
    for (const text of withoutFields(texts).filter((text) => text.includes('{{target}}')))
      expect(text).toMatch(/repère|rule of thumb|\(\{\{target\}\}\)/i);
  });

  it('has typographic apostrophes and quotes', () => {
    for (const text of all) expect(text).not.toMatch(/\p{L}'\p{L}|"|\.\.\./u);
  });
});

it('both languages give the same values', () => {
  const pairs = [
    ...WEAK_CAUSES.map((cause) => [ADVICE.fr.weak[cause], ADVICE.en.weak[cause]] as const),
    ...REMARK_CAUSES.map((cause) => [ADVICE.fr.remarks[cause], ADVICE.en.remarks[cause]] as const),
  ];
  for (const [one, other] of pairs) expect(slotsOf(one.advice)).toEqual(slotsOf(other.advice));
});

describe('French', () => {
  const all = textsIn(ADVICE.fr);

  it('follows French typography', () => {
    for (const text of all) {
      expect(text).not.toMatch(/ [:;!?%€»]/);
      expect(text).not.toMatch(/« /);
      expect(text).not.toMatch(/[\p{L}}][!?;»]|«\p{L}/u);
    }
  });

  it('says tu', () => {
    for (const text of all) expect(text).not.toMatch(/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu);
  });

  it('agrees with nobody’s gender', () => {
    for (const text of all) expect(text).not.toMatch(/·|\(e\)|(?<!\p{L})(?:prêt|sûr|content|seul)e?s? (?:de|à)/iu);
  });
});
