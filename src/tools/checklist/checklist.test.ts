import { describe, expect, it } from 'vitest';
import { NICHE_PICKS, type NichePick } from '../../domain/matchNiche';
import { checklistOf, isComplete, passToggled, stageAfter, toggled, UNMARKED } from './checklist';
import { plainText } from './checklistText';
import { COMMON_ITEMS, itemIdsOf, PRIORITIES } from './items';
import english from './locales/en.json';
import french from './locales/fr.json';

const SPECIFIED = [
  'hook',
  'format',
  'product_visibility',
  'cta',
  'trending_sound',
  'subtitles',
  'compliance',
  'engagement_triggers',
];
const OWN: Readonly<Partial<Record<NichePick, readonly string[]>>> = {
  beauty: ['before_after', 'application_demo'],
  tech: ['tech_demo', 'specs_highlight'],
  fitness: ['exercise_demo'],
};
const ticked = (checked: readonly string[]) => ({ checked, passed: [] });
const idsOf = (niche: NichePick | undefined) => checklistOf(niche, UNMARKED, french.texts).items.map(({ id }) => id);

describe.each([
  ['en', english.texts],
  ['fr', french.texts],
] as const)('the checklist (%s)', (_, texts) => {
  it.each(NICHE_PICKS)('of %s has the 8 common items, then those of the niche', (niche) => {
    const { items } = checklistOf(niche, UNMARKED, texts);
    expect(items.map(({ id }) => id)).toEqual([...SPECIFIED, ...(OWN[niche] ?? [])]);
  });

  it.each(NICHE_PICKS)('of %s has tips and mistakes only where it has items of its own', (niche) => {
    const { specificTips, commonMistakes } = checklistOf(niche, UNMARKED, texts);
    expect([specificTips.length > 0, commonMistakes.length > 0]).toEqual([niche in OWN, niche in OWN]);
  });

  it('has items with a priority (critical|important|recommended), a description and tips, each worded once', () => {
    const items = NICHE_PICKS.flatMap((niche) => checklistOf(niche, UNMARKED, texts).items.slice(COMMON_ITEMS.length));
    const all = [...checklistOf(undefined, UNMARKED, texts).items, ...items];
    for (const { priority, tips } of all) {
      expect(PRIORITIES).toContain(priority);
      expect(tips.length).toBeGreaterThanOrEqual(2);
    }
    const words = all.flatMap(({ title, description, tips }) => [title, description, ...tips]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('has a whole guide of 5 steps, and three countries with every rule', () => {
    expect(texts.guide.length).toBe(5);
    for (const rule of Object.values(texts.rules))
      expect(Object.keys(rule)).toEqual(['title', 'FR', 'GB', 'US', 'platform']);
  });
});

it('An unknown niche has only the common items and no specific tips or mistakes.', () => {
  expect(idsOf(undefined)).toEqual(SPECIFIED);
  expect(checklistOf(undefined, UNMARKED, french.texts)).toMatchObject({ specificTips: [], commonMistakes: [] });
});

describe('progress is the rounded percentage of checked items', () => {
  it.each<[NichePick | undefined, number, number]>([
    [undefined, 0, 0],
    [undefined, 1, 13],
    [undefined, 3, 38],
    [undefined, 7, 88],
    [undefined, 8, 100],
    ['fitness', 1, 11],
    ['fitness', 5, 56],
    ['fitness', 8, 89],
    ['tech', 9, 90],
    ['tech', 10, 100],
  ])('%s: %i items give %i', (niche, count, progress) => {
    const checked = itemIdsOf(niche).slice(0, count);
    const checklist = checklistOf(niche, ticked(checked), french.texts);
    expect(checklist).toMatchObject({ progress, checkedCount: count, isComplete: progress === 100 });
    expect(isComplete(niche, ticked(checked))).toBe(progress === 100);
  });

  it('does not count what another niche had ticked', () => {
    expect(checklistOf('tech', ticked(['before_after', 'hook']), french.texts).checkedCount).toBe(1);
  });
});

it('toggling an item flips it', () => {
  expect(toggled(UNMARKED, 'hook')).toEqual(ticked(['hook']));
  expect(toggled(ticked(['hook', 'cta']), 'hook')).toEqual(ticked(['cta']));
});

describe("'Not for this video'", () => {
  const rest = itemIdsOf('beauty').filter((id) => id !== 'before_after');

  it('settles an item without counting it as done: 100 % is reached without a false tick', () => {
    const passed = { checked: rest.slice(1), passed: ['before_after'] };
    expect(checklistOf('beauty', passed, french.texts)).toMatchObject({ checkedCount: 8, askedCount: 9, progress: 89 });
    expect(isComplete('beauty', passed)).toBe(false);
    const whole = { checked: rest, passed: ['before_after'] };
    expect(checklistOf('beauty', whole, french.texts)).toMatchObject({
      checkedCount: 9,
      progress: 100,
      isComplete: true,
    });
    expect(isComplete('beauty', whole)).toBe(true);
  });

  it('removes the tick, and a tick removes it; a tick set by a measure outweighs it', () => {
    expect(passToggled(ticked(['hook']), 'hook')).toEqual({ checked: [], passed: ['hook'] });
    expect(toggled({ checked: [], passed: ['hook'] }, 'hook')).toEqual(ticked(['hook']));
    expect(passToggled({ checked: [], passed: ['hook'] }, 'hook')).toEqual(UNMARKED);
    const [hook] = checklistOf(undefined, { checked: ['hook'], passed: ['hook'] }, french.texts).items;
    expect(hook).toMatchObject({ isChecked: true, isPassed: false });
  });

  it('is not offered for what the law asks of every video', () => {
    const { items, askedCount } = checklistOf(undefined, { checked: [], passed: ['compliance'] }, french.texts);
    expect(items.filter(({ canPass }) => !canPass).map(({ id }) => id)).toEqual(['compliance']);
    expect(askedCount).toBe(COMMON_ITEMS.length);
  });
});

describe('100% moves the linked video on, unticking moves it back', () => {
  it.each([
    ['idea', false, true, 'checked'],
    ['toShoot', false, true, 'checked'],
    ['checked', true, false, 'toShoot'],
    ['script', true, false, 'script'],
    ['checked', false, false, 'checked'],
    ['idea', false, false, 'idea'],
  ] as const)('%s, whole before: %s, now: %s → %s', (stage, was, now, next) => {
    expect(stageAfter(stage, was, now)).toBe(next);
  });
});

it('Copied text has a title, one line per item with a checked or unchecked mark, and the completeness percentage.', () => {
  const { items } = checklistOf(undefined, { checked: ['hook'], passed: ['cta'] }, french.texts);
  const lines = plainText(items, {
    title: 'Checklist · Général',
    completeness: 'Prête à 14 %',
    passed: 'pas pour cette vidéo',
  }).split('\n');
  expect(lines.length).toBe(10);
  expect(lines.slice(0, 3)).toEqual([
    'Checklist · Général',
    `✅ ${french.texts.items.hook.title}`,
    `⬜ ${french.texts.items.format.title}`,
  ]);
  expect(lines[4]).toBe(`➖ ${french.texts.items.cta.title} (pas pour cette vidéo)`);
  expect(lines.at(-1)).toBe('Prête à 14 %');
});
