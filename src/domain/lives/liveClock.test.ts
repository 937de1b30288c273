import { expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { isToAsk } from './liveClock';

const live = exampleVideo({ kind: 'live', slot: { date: '2026-11-24', time: '20:00' }, minutes: 90 });

it('what happened is asked on the evening or the next day', () => {
  const asked = ['24T20:30', '24T21:30', '25T19:00', '26T20:00'].map((at) => isToAsk(live, new Date(`2026-11-${at}`)));
  expect(asked).toEqual([false, true, true, false]);
});

it('is not asked of a video, nor of a live that was done', () => {
  const now = new Date('2026-11-25T10:00');
  expect(isToAsk({ ...live, kind: 'video' }, now)).toBe(false);
  expect(isToAsk({ ...live, publishedAt: '2026-11-24T21:30:00.000Z' }, now)).toBe(false);
});
