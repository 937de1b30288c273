import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { type Filter, filterOf, isFiltering, matching, nicheKey, nichesOf } from './filter';

const now = new Date('2026-11-21T10:00:00.000Z');
const publishedAt = '2026-11-20T10:00:00.000Z';
const NONE = filterOf({});

const videos = [
  exampleVideo({ id: 'serum', title: 'Le sérum d’été', niche: 'beauty', stage: 'script', priority: 'high' }),
  exampleVideo({ id: 'mic', title: 'Test', niche: 'Tech & Gadgets', product: 'Micro-cravate', stage: 'checked' }),
  exampleVideo({ id: 'hook', title: 'Test', niche: 'tech', hook: 'Œuvre au noir' }),
  exampleVideo({
    id: 'old',
    title: 'Vieux',
    niche: 'Pêche',
    description: 'Plan large',
    createdAt: '2026-11-01T10:00:00.000Z',
  }),
  exampleVideo({
    id: 'out',
    title: 'Dehors',
    niche: 'pêche ',
    hashtags: ['#MiniImprimante'],
    publishedAt,
    priority: 'low',
  }),
  exampleVideo({
    id: 'measured',
    title: 'Mesurée',
    niche: 'home',
    publishedAt,
    measurements: [{ id: 'm', measuredAt: publishedAt, viewsCount: 3 }],
  }),
];
const found = (filter: Partial<Filter>) => matching(videos, { ...NONE, ...filter }, now).map(({ id }) => id);

describe('search and filter by text, niche, state, priority; combined', () => {
  it.each<[string, Partial<Filter>, string[]]>([
    ['without case and accents', { text: ' SERUM ' }, ['serum']],
    ['over the product', { text: 'cravate' }, ['mic']],
    ['over the hook, ligatures opened', { text: 'oeuvre' }, ['hook']],
    ['over the description', { text: 'plan large' }, ['old']],
    ['over the hashtags', { text: 'miniimp' }, ['out']],
    ['every word, wherever it stands', { text: 'cravate test' }, ['mic']],
    ['a typed apostrophe is the printed one', { text: "d'ete" }, ['serum']],
    ['a niche in any of its ways of writing', { niche: 'tech' }, ['mic', 'hook']],
    ['a niche that is none of ours', { niche: 'peche' }, ['old', 'out']],
    ['stage', { stage: 'checked' }, ['mic']],
    ['stage: published is not measured', { stage: 'published' }, ['out']],
    ['priority', { priority: 'low' }, ['out']],
    ['what is to be shot', { group: 'toShoot' }, ['serum', 'mic', 'hook', 'old']],
    ['what is published, measured or not', { group: 'published' }, ['out', 'measured']],
    ['what is overdue', { group: 'overdue' }, ['old']],
    ['combined', { text: 'test', niche: 'tech', stage: 'idea', priority: 'medium', group: 'toShoot' }, ['hook']],
    ['combined, so that nothing is left', { text: 'serum', priority: 'low' }, []],
  ])('%s', (_, filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  it('asking for nothing returns the same list', () => {
    expect(matching(videos, { ...NONE, text: '  ' }, now)).toBe(videos);
  });

  it('finds what has been written since', () => {
    const [video = exampleVideo()] = videos;
    const changed = [{ ...video, title: 'Autre chose' }];
    expect(matching(changed, { ...NONE, text: 'autre' }, now)).toEqual(changed);
    expect(matching(changed, { ...NONE, text: 'serum' }, now)).toEqual([]);
  });
});

it('a kept filter comes back; unknown values ask for nothing', () => {
  expect(filterOf({ text: 'a', niche: 'tech', stage: 'measured', priority: 'high', group: 'overdue' })).toEqual({
    text: 'a',
    niche: 'tech',
    stage: 'measured',
    priority: 'high',
    group: 'overdue',
  });
  expect(isFiltering(filterOf({ stage: 'of old', priority: 'x', group: 'y' }))).toBe(false);
});

it('the niches in use, each once', () => {
  expect(nichesOf(videos).map(({ key }) => key)).toEqual(['beauty', 'tech', 'peche', 'home']);
  expect(nichesOf(videos).map(({ niche }) => niche)).toEqual(['beauty', 'tech', 'Pêche', 'home']);
  expect(nicheKey(' PÊCHE')).toBe('peche');
});
