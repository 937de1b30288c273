import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { earnedIn } from '../../domain/videos/earnedIn';
import { now } from '../../platform/clock';
import { changeFigures } from './changeFigures';
import { hydrateVideos, videosStore } from './videosStore';

vi.mock('../../platform/clock');

const MONTH = { first: '2026-11-01', last: '2026-11-30' };
const video = () => {
  const [known] = videosStore.getState().items;
  if (!known) throw new Error('There is none');
  return known;
};

beforeEach(async () => {
  vi.mocked(now).mockReturnValue(new Date('2026-11-28T12:00:00Z'));
  await hydrateVideos();
  const measurements = [{ id: 'm1', measuredAt: '2026-11-21T09:00:00.000Z', viewsCount: 1240, likesCount: 61 }];
  videosStore.setState({ items: [exampleVideo({ publishedAt: '2026-11-20T10:00:00.000Z', measurements })] });
});

it('what is typed joins what was measured, so that its views still count', () => {
  changeFigures(video(), { orders: 2 });
  changeFigures(video(), { commission: { currency: 'EUR', estimated: 560 } });
  expect(video().measurements).toHaveLength(2);
  expect(video().measurements?.at(-1)).toMatchObject({ viewsCount: 1240, likesCount: 61, orders: 2 });
  const { measured, views, commissions } = earnedIn(MONTH, [video()]);
  expect([measured, views, commissions.get('EUR')]).toEqual([1, 1240, 560]);
});

it('a figure can be taken back', () => {
  changeFigures(video(), { orders: 2 });
  changeFigures(video(), { orders: undefined });
  expect(video().measurements?.at(-1)?.orders).toBeUndefined();
});
