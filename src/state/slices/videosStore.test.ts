import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import publishedV1 from '../../../tests/fixtures/stored/published.v1.json';
import { storedEntries } from '../../../tests/support/state/example';
import type { Video } from '../../contracts/video';
import { isPublished, stageOf } from '../../domain/videos/stage';
import { now } from '../../platform/clock';
import { eraseAll } from '../backup/deviceData';
import { browserEnvironment } from '../store/environment';
import {
  addMeasurement,
  addVideos,
  changeVideo,
  deleteVideo,
  fillVideo,
  holdsIdea,
  holdsWords,
  hydrateVideos,
  keepIdea,
  publishedV1Store,
  publishVideo,
  putVideos,
  restoreVideo,
  videosStore,
} from './videosStore';

vi.mock('../../platform/clock');

const setClock = (time: string) => vi.mocked(now).mockImplementation(() => new Date(time));
const videos = () => videosStore.getState().items;
const video = (id: string) => {
  const found = videos().find((item) => item.id === id);
  if (!found) throw new Error(`no video ${id}`);
  return found;
};
const stored = async () => {
  await Promise.all([videosStore.flush(), publishedV1Store.flush()]);
  return await storedEntries();
};

beforeEach(async () => {
  setClock('2026-11-21T10:00:00.000Z');
  await hydrateVideos();
  await eraseAll();
});

describe('storing an idea', () => {
  it('description optional, priority defaults to medium, created now', async () => {
    const id = await keepIdea({ title: 'Test honnête du micro-cravate', niche: 'tech' });
    expect(videos()).toEqual([
      {
        id,
        kind: 'video',
        stage: 'idea',
        title: 'Test honnête du micro-cravate',
        niche: 'tech',
        description: '',
        priority: 'medium',
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  it('includes what a generator knows about it', async () => {
    const known = {
      kind: 'live',
      title: 'POV : le sérum',
      niche: 'beauté',
      description: 'Devant la fenêtre',
      priority: 'high',
      product: 'Sérum « éclat » <b>🎬</b>',
      hook: 'Attends de voir la texture',
      script: 'Plan 1\nPlan 2',
      sourceTool: 'creative-formats',
      slot: { date: '2026-11-22', time: '18:30' },
    } as const;
    await keepIdea({ ...known, hashtags: ['#serum', '#routine'] });
    expect(videos()).toMatchObject([{ ...known, hashtags: ['#serum', '#routine'] }]);
  });

  it.each([
    [{}, 'idea'],
    [{ script: 'Plan 1' }, 'script'],
    [{ slot: { date: '2026-11-22' } }, 'toShoot'],
    [{ script: 'Plan 1', stage: 'checked' }, 'checked'],
  ] as const)('with %j its stage is %s', async (known, stage) => {
    const id = await keepIdea({ title: 'one', niche: 'tech', ...known });
    expect(stageOf(video(id))).toBe(stage);
  });

  it('puts the newest at the top, each with its own id', async () => {
    const first = await keepIdea({ title: 'one', niche: 'tech' });
    const second = await keepIdea({ title: 'two', niche: 'tech' });
    expect(videos().map(({ id }) => id)).toEqual([second, first]);
    expect(first).not.toBe(second);
  });

  it('right after a start, it is stored on top of those not read yet', async () => {
    await keepIdea({ title: 'before', niche: 'tech' });
    await videosStore.flush();
    vi.resetModules();
    const afterStart = await import('./videosStore');
    await afterStart.keepIdea({ title: 'after', niche: 'tech' });
    await afterStart.videosStore.flush();
    expect(await storedEntries()).toMatchObject({
      ideas: { data: { items: [{ title: 'after' }, { title: 'before' }] } },
    });
  });

  it('keeps it in storage', async () => {
    await keepIdea({ title: 'one', niche: 'tech' });
    expect((await stored()).ideas).toMatchObject({ version: 3, data: { items: [{ title: 'one', niche: 'tech' }] } });
  });

  it('cuts a text that no list could hold', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech', script: 'x'.repeat(60_000) });
    expect(video(id).script).toHaveLength(50_000);
  });

  it('the same words are the same idea until it is published', async () => {
    const idea = { title: 'one', niche: 'tech', hook: 'Regarde', sourceTool: 'titles' };
    expect(holdsIdea(videos(), idea)).toBe(false);
    const id = await keepIdea(idea);
    expect(holdsIdea(videos(), idea)).toBe(true);
    expect(holdsIdea(videos(), { ...idea, hook: 'Écoute' })).toBe(false);
    publishVideo(id);
    expect(holdsIdea(videos(), idea)).toBe(false);
  });
});

describe("an idea goes from 'to shoot' to 'published' via 'mark as published'", () => {
  it('with the publication date, and everything that was known about it', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech', product: 'Lampe', script: 'Plan 1' });
    const idea = video(id);
    setClock('2026-11-22T08:00:00.000Z');
    publishVideo(id);
    expect(video(id)).toEqual({ ...idea, publishedAt: '2026-11-22T08:00:00.000Z', platform: 'TikTok' });
    expect(stageOf(video(id))).toBe('published');
  });

  it('keeps its first publication date', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech' });
    publishVideo(id);
    setClock('2026-11-22T08:00:00.000Z');
    publishVideo(id);
    expect(video(id).publishedAt).toBe('2026-11-21T10:00:00.000Z');
  });

  it('does nothing for an unknown one', async () => {
    await keepIdea({ title: 'one', niche: 'tech' });
    publishVideo('unknown');
    expect(videos().filter(isPublished)).toEqual([]);
  });

  it('can be undone: it is as it was before', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech' });
    const idea = video(id);
    publishVideo(id);
    restoreVideo(idea);
    expect(videos()).toEqual([idea]);
  });
});

describe('a video', () => {
  it('can also be deleted, and its deletion undone', async () => {
    const first = await keepIdea({ title: 'one', niche: 'tech' });
    const second = await keepIdea({ title: 'two', niche: 'tech' });
    const gone = video(first);
    deleteVideo(first);
    deleteVideo('unknown');
    expect(videos().map(({ id }) => id)).toEqual([second]);
    expect((await stored()).ideas).toMatchObject({ data: { items: [{ id: second }] } });
    restoreVideo(gone);
    expect(video(first)).toEqual(gone);
  });

  it('can be changed; undefined removes a value', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech', slot: { date: '2026-11-22' } });
    changeVideo(id, { title: 'two', slot: undefined });
    changeVideo('unknown', { title: 'three' });
    expect(videos()).toEqual([expect.objectContaining({ title: 'two', slot: undefined })]);
    expect((await stored()).ideas).toMatchObject({ data: { items: [{ title: 'two' }] } });
  });

  it('takes several measurements over time', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech' });
    publishVideo(id);
    addMeasurement(id, { viewsCount: 120 });
    setClock('2026-11-23T10:00:00.000Z');
    addMeasurement(id, { viewsCount: 900, likesCount: 40 });
    expect(video(id).measurements).toMatchObject([
      { measuredAt: '2026-11-21T10:00:00.000Z', viewsCount: 120 },
      { measuredAt: '2026-11-23T10:00:00.000Z', viewsCount: 900, likesCount: 40 },
    ]);
    expect(stageOf(video(id))).toBe('measured');
  });
});

describe('what version 1 stored of published videos', () => {
  const fromBefore: Partial<Video> = {
    id: 'p1',
    title: 'Déballage du micro',
    product: 'micro-cravate',
    publishedAt: '2026-11-20T18:30:00.000Z',
  };

  it('is among the videos after the start, and nowhere else', async () => {
    await browserEnvironment.database.update([], () => ({ put: [['published', publishedV1]] }));
    await publishedV1Store.reload();
    await vi.waitFor(() => expect(videos()).toMatchObject([fromBefore]));
    await vi.waitFor(async () => expect(await stored()).toMatchObject({ published: { data: { items: [] } } }));
  });

  it('is not duplicated if it was taken over before', async () => {
    videosStore.setState({ items: [] });
    publishedV1Store.setState({ items: publishedV1.data.items });
    await vi.waitFor(() => expect(publishedV1Store.getState().items).toEqual([]));
    changeVideo('p1', { title: 'Déballage, deuxième' });
    publishedV1Store.setState({ items: publishedV1.data.items });
    await vi.waitFor(() => expect(publishedV1Store.getState().items).toEqual([]));
    expect(videos().map(({ title }) => title)).toEqual(['Déballage, deuxième']);
  });
});

describe('adding videos', () => {
  it('puts them at the top, unchanged, and all are stored', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech' });
    const published = { ...video(id), id: 'p1', publishedAt: '2026-11-01T10:00:00.000Z', platform: 'TikTok' } as const;
    const other = { ...published, id: 'p2', title: 'two' };
    await addVideos([published, other]);
    expect(videos()).toEqual([published, other, expect.objectContaining({ id })]);
    expect((await stored()).ideas).toMatchObject({ data: { items: [{ id: 'p1' }, { id: 'p2' }, { id }] } });
  });
});

describe('a generator opened for a video', () => {
  it('fills in its words; title, slot and whatever else the video has stay', async () => {
    const id = await keepIdea({ title: 'Mon titre', niche: '', slot: { date: '2026-11-22' }, product: 'Lampe' });
    const other = await keepIdea({ title: 'two', niche: 'tech' });
    const [before, untouched] = [video(id), video(other)];
    const words = {
      title: 'Ton titre',
      niche: 'déco',
      hook: 'Regarde',
      script: 'Plan 1',
      sourceTool: 'creative-formats',
    };
    expect(holdsWords(before, words)).toBe(false);
    fillVideo(id, words);
    const { title: _, ...filled } = words;
    expect(video(id)).toEqual({ ...before, ...filled });
    expect(holdsWords(video(id), words)).toBe(true);
    expect(video(other)).toEqual(untouched);
  });

  it('leaves niche and description that are there, and makes of an idea with a script one that is written', async () => {
    const id = await keepIdea({ title: 'one', niche: 'tech', description: 'Devant la fenêtre' });
    fillVideo(id, { title: 'one', niche: 'déco', description: 'Autre', script: 'Plan 1' });
    expect(video(id)).toMatchObject({ niche: 'tech', description: 'Devant la fenêtre', stage: 'script' });
  });
});

describe('putting many in place', () => {
  it('replaces those with a known id where they are, adds the others on top, removes those named; and back', async () => {
    const first = await keepIdea({ title: 'Première', niche: 'tech' });
    const second = await keepIdea({ title: 'Deuxième', niche: 'tech' });
    const before = videos();
    const changed = { ...video(first), title: 'Changée' };
    const added = { ...video(first), id: 'new', title: 'Nouvelle' };
    await putVideos([changed, added], [second]);
    expect(videos()).toEqual([added, changed]);
    await putVideos(before, ['new']);
    expect(videos().map(({ title }) => title)).toEqual(['Deuxième', 'Première']);
  });

  it('undone right after a start, it removes what has not been read yet', async () => {
    const imported = await keepIdea({ title: 'Importée', niche: 'tech' });
    await videosStore.flush();
    vi.resetModules();
    const afterStart = await import('./videosStore');
    await afterStart.putVideos([], [imported]);
    await afterStart.hydrateVideos();
    expect(afterStart.videosStore.getState().items).toEqual([]);
  });
});
