import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleFacts } from '../../../tests/fixtures/exampleFacts';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { now } from '../../platform/clock';
import { browserEnvironment } from '../store/environment';
import { keepMeasured, MOST_MEASURED, measuredVideosStore, newestFirst } from './measuredVideosStore';

vi.mock('../../platform/clock');

const names = () => measuredVideosStore.getState().items.map(({ fileName }) => fileName);
const at = (second: number) => vi.mocked(now).mockReturnValue(new Date(Date.UTC(2026, 10, 21, 10, 0, second)));

beforeEach(async () => {
  at(0);
  await measuredVideosStore.hydrate();
  measuredVideosStore.setState({ items: [] });
});

describe('what was measured', () => {
  it('is stored with the file’s name and the time, and is on disk then', async () => {
    await keepMeasured({ fileName: 'take.mp4', facts: exampleFacts() });
    const { key } = STORAGE_KEYS.measuredVideos;
    const stored = (await browserEnvironment.database.read([key])).get(key);
    expect(stored).toMatchObject({
      data: { items: [{ fileName: 'take.mp4', measuredAt: '2026-11-21T10:00:00.000Z', facts: exampleFacts() }] },
    });
  });

  it(`is kept for the last ${MOST_MEASURED} files, newest first`, async () => {
    for (let take = 1; take <= 12; take += 1) {
      at(take);
      await keepMeasured({ fileName: `${take}.mp4`, facts: exampleFacts({ bytes: take }) });
    }
    expect(names()).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'].map((take) => `${take}.mp4`));
  });

  it('of the same file replaces the earlier one; of another file under its name it does not', async () => {
    await keepMeasured({ fileName: 'video.mp4', facts: exampleFacts({ bytes: 1 }) });
    at(1);
    await keepMeasured({ fileName: 'video.mp4', facts: exampleFacts({ bytes: 2 }) });
    at(2);
    await keepMeasured({ fileName: 'video.mp4', facts: exampleFacts({ bytes: 1, duration: 9 }) });
    const kept = measuredVideosStore.getState().items.map(({ facts }) => [facts.bytes, facts.duration]);
    expect(kept).toEqual([
      [1, 9],
      [2, exampleFacts().duration],
    ]);
  });

  it('is not stored if a damaged file gave something impossible', async () => {
    await keepMeasured({ fileName: 'damaged.avi', facts: exampleFacts({ frameRate: -1 }) });
    expect(names()).toEqual([]);
  });

  it('has a name that can be stored, however long the file’s is', async () => {
    await keepMeasured({ fileName: 'é'.repeat(300), facts: exampleFacts() });
    expect(names()).toEqual(['é'.repeat(200)]);
  });

  it('is sorted again after another tab’s was merged in', () => {
    const item = (id: string, second: number) => ({
      id,
      fileName: id,
      measuredAt: new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString(),
      facts: exampleFacts(),
    });
    expect(newestFirst([item('a', 1), item('b', 3), item('c', 2)]).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});
