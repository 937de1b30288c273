import { describe, expect, it } from 'vitest';
import { menuOf } from '../../src/app/menus';
import { screens } from '../../src/app/screens';
import { phraseOf } from '../../src/domain/search/screenFinder';
import { tools } from '../../src/tools/registry';
import { toolMenus } from '../../src/tools/toolMenus';
import { WORD_RULES } from './wordRules';

const found = screens.map(({ id }) => ({ id, menu: menuOf(id) }));

/** In characters: a job is one line beneath a name, at most two on a phone. */
const LONGEST_JOB = 60;
const FEWEST_KEYWORDS = 3;

it('every tool has a menu.ts, and nothing else has', () => {
  expect([...toolMenus.keys()].sort()).toEqual(tools.map(({ id }) => id).sort());
});

it('no two screens have the same picture', () => {
  const pictures = new Set(found.map(({ menu }) => menu.icon));
  expect(pictures.size).toBe(found.length);
});

describe.each(found)('$id', ({ id, menu }) => {
  it.each(['fr', 'en'] as const)('states its job in a line, written like every text of ours (%s)', (language) => {
    const text = menu.job[language];
    expect(text).toMatch(/^\p{Lu}.{8,}[^.!?:;\s]$/u);
    expect(text.length).toBeLessThanOrEqual(LONGEST_JOB);
    expect(text).not.toMatch(/'|(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
    if (language === 'fr') expect(text).not.toMatch(/[^\u00a0\u202f][:»]|«(?!\u00a0)/);
    const written = { file: `${id}/menu.ts`, key: 'job', language, text };
    expect(WORD_RULES.filter(({ fails }) => fails(written)).map(({ name }) => name)).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('has keywords, none of them twice in other letters or the plural (%s)', (language) => {
    const compared = menu.keywords[language].map(phraseOf);
    expect(compared.length).toBeGreaterThanOrEqual(FEWEST_KEYWORDS);
    expect(compared).not.toContain('');
    expect(compared.filter((one, place) => compared.indexOf(one) < place)).toEqual([]);
  });
});
