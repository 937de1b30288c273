import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { menuOf } from '../../src/app/menus';
import { screens } from '../../src/app/screens';
import { phraseOf } from '../../src/domain/search/screenFinder';
import { LANGUAGES } from '../../src/i18n/languages';
import { tools } from '../../src/tools/registry';
import { toolMenus } from '../../src/tools/toolMenus';

const found = screens.map(({ id }) => ({ id, menu: menuOf(id) }));

const jobsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/i18n/locales/${language}/menus.labels.json`, 'utf8'));

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

it('every screen states its job, and nothing else does', () => {
  const ids = screens.map(({ id }) => id).sort();
  for (const language of ['fr', 'en']) expect(Object.keys(jobsIn(language)).sort()).toEqual(ids);
});

it.each(LANGUAGES.map(({ code }) => code))('a job is a line without a full stop (%s)', (language) => {
  const isLine = (text: string) => /^\P{Ll}.{5,}[^.!?:;。\s]$/u.test(text) && text.length <= LONGEST_JOB;
  expect(Object.values(jobsIn(language)).filter((text) => !isLine(text))).toEqual([]);
});

describe.each(found)('$id', ({ menu }) => {
  it.each(['fr', 'en'] as const)('has keywords, none of them twice in other letters or the plural (%s)', (language) => {
    const compared = menu.keywords[language].map(phraseOf);
    expect(compared.length).toBeGreaterThanOrEqual(FEWEST_KEYWORDS);
    expect(compared).not.toContain('');
    expect(compared.filter((one, place) => compared.indexOf(one) < place)).toEqual([]);
  });
});
