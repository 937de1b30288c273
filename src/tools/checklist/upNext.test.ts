import { expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { MOST_UP_NEXT, upNext } from './upNext';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const at = (number: number) => `${day(number)}T10:00:00.000Z`;

it('the nearest slots first, then the newest; nothing published, and no live', () => {
  const videos = [
    exampleVideo({ title: 'old', createdAt: at(1) }),
    exampleVideo({ title: 'late slot', slot: { date: day(25), time: '19:30' } }),
    exampleVideo({ title: 'new', createdAt: at(3) }),
    exampleVideo({ title: 'evening', slot: { date: day(24), time: '19:30' } }),
    exampleVideo({ title: 'morning', slot: { date: day(24), time: '08:00' } }),
    exampleVideo({ title: 'out', slot: { date: day(1) }, publishedAt: at(2) }),
    exampleVideo({ title: 'live', kind: 'live', slot: { date: day(2) } }),
  ];
  expect(upNext(videos).map(({ title }) => title)).toEqual(['morning', 'evening', 'late slot', 'new', 'old']);
});

it('a tick does not change the order, and the list is limited', () => {
  const videos = Array.from({ length: 9 }, (_, index) => exampleVideo({ createdAt: at(index + 1) }));
  const order = upNext(videos).map(({ id }) => id);
  expect(order.length).toBe(MOST_UP_NEXT);
  const ticked = videos.map((video) => (video.id === order[2] ? { ...video, stage: 'checked' as const } : video));
  expect(upNext(ticked).map(({ id }) => id)).toEqual(order);
});
