import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../platform/clock';
import { eraseAll } from './backup';
import { deleteIdea, hydrateIdeas, ideasStore, keepIdea, publishedStore, publishIdea } from './ideas';
import { storedEntries } from './testing/example';

vi.mock('../platform/clock');

const setClock = (time: string) => vi.mocked(now).mockImplementation(() => new Date(time));
const ideas = () => ideasStore.getState().items;
const published = () => publishedStore.getState().items;
const stored = async () => {
  await Promise.all([ideasStore.flush(), publishedStore.flush()]);
  const { ideas, published } = await storedEntries();
  return { ideas, published };
};

beforeEach(async () => {
  setClock('2026-11-21T10:00:00.000Z');
  await hydrateIdeas();
  await eraseAll();
});

describe('keeping an idea', () => {
  it('description optional, priority defaults to medium, created now', async () => {
    const id = await keepIdea({ title: 'Test honnête du micro-cravate', niche: 'tech' });
    expect(ideas()).toEqual([
      {
        id,
        title: 'Test honnête du micro-cravate',
        niche: 'tech',
        description: '',
        priority: 'medium',
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  it('takes along what a generator knows of it', async () => {
    const known = {
      title: 'POV : le sérum',
      niche: 'beauté',
      description: 'Devant la fenêtre',
      priority: 'high',
      product: 'Sérum « éclat » <b>🎬</b>',
      hook: 'Attends de voir la texture',
      script: 'Plan 1\nPlan 2',
      hashtags: ['#serum', '#routine'],
      sourceTool: 'creative-formats',
      plannedAt: '2026-11-22T18:30:00.000Z',
    } as const;
    await keepIdea({ ...known, hashtags: [...known.hashtags] });
    expect(ideas()).toMatchObject([known]);
  });

  it('puts the newest at the top, each with an id of its own', async () => {
    const first = await keepIdea({ title: 'one', niche: 'tech' });
    const second = await keepIdea({ title: 'two', niche: 'tech' });
    expect(ideas().map(({ id }) => id)).toEqual([second, first]);
    expect(first).not.toBe(second);
  });

  it('keeps it in storage', async () => {
    await keepIdea({ title: 'one', niche: 'tech' });
    expect((await stored()).ideas).toMatchObject({ version: 1, data: { items: [{ title: 'one', niche: 'tech' }] } });
  });
});

describe("an idea goes from 'to shoot' to 'published' via 'mark as published'", () => {
  it('is removed from ideas and added at the top of the published list with the publication date', async () => {
    const first = await keepIdea({ title: 'one', niche: 'tech', product: 'Lampe', script: 'Plan 1' });
    const second = await keepIdea({ title: 'two', niche: 'mode' });
    publishIdea(second);
    setClock('2026-11-22T08:00:00.000Z');
    publishIdea(first);
    expect(ideas()).toEqual([]);
    expect(published()).toEqual([
      {
        id: first,
        title: 'one',
        niche: 'tech',
        product: 'Lampe',
        publishedAt: '2026-11-22T08:00:00.000Z',
        platform: 'TikTok',
      },
      { id: second, title: 'two', niche: 'mode', publishedAt: '2026-11-21T10:00:00.000Z', platform: 'TikTok' },
    ]);
  });

  it('is so in storage, too', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech' });
    await stored();
    publishIdea(id);
    expect(await stored()).toMatchObject({
      ideas: { data: { items: [] } },
      published: { version: 1, data: { items: [{ title: 'one', platform: 'TikTok' }] } },
    });
  });

  it('is listed once where it was published before', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech' });
    const [idea] = ideas();
    publishIdea(id);
    if (idea) ideasStore.setState({ items: [idea] });
    publishIdea(id);
    expect(published().map((item) => item.id)).toEqual([id]);
  });

  it('does nothing for what is not there', async () => {
    await keepIdea({ title: 'one', niche: 'tech' });
    publishIdea('unknown');
    expect(ideas().length).toBe(1);
    expect(published()).toEqual([]);
  });
});

it('An idea can also be deleted.', async () => {
  const first = await keepIdea({ title: 'one', niche: 'tech' });
  const second = await keepIdea({ title: 'two', niche: 'tech' });
  deleteIdea(first);
  deleteIdea('unknown');
  expect(ideas().map(({ id }) => id)).toEqual([second]);
  expect(published()).toEqual([]);
  expect((await stored()).ideas).toMatchObject({ data: { items: [{ id: second }] } });
});
