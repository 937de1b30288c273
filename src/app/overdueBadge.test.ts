import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../tests/fixtures/exampleVideo';
import { showBadge } from '../platform/badge';
import { now } from '../platform/clock';
import { publishVideo, videosStore } from '../state/slices/videosStore';
import { showOverdueBadge } from './overdueBadge';

vi.mock('../platform/badge');
vi.mock('../platform/clock');

beforeEach(() => {
  vi.mocked(now).mockReturnValue(new Date('2026-11-21T10:00:00.000Z'));
});

it('App badge with the number of overdue ideas, as they change', async () => {
  videosStore.setState({
    items: [
      exampleVideo({ id: 'old', createdAt: '2026-11-01T10:00:00.000Z' }),
      exampleVideo({ id: 'older', createdAt: '2026-10-01T10:00:00.000Z' }),
      exampleVideo({ createdAt: '2026-11-20T10:00:00.000Z' }),
      exampleVideo({ createdAt: '2026-10-01T10:00:00.000Z', publishedAt: '2026-11-20T10:00:00.000Z' }),
    ],
  });
  await showOverdueBadge();
  expect(vi.mocked(showBadge).mock.lastCall).toEqual([2]);
  publishVideo('old');
  expect(vi.mocked(showBadge).mock.lastCall).toEqual([1]);
  videosStore.setState({ items: [] });
  expect(vi.mocked(showBadge).mock.lastCall).toEqual([0]);
  videosStore.setState({ items: [exampleVideo()] });
  expect(showBadge).toHaveBeenCalledTimes(3);
});
