import { expect, it } from 'vitest';
import { exampleVideo } from '../../../../tests/fixtures/exampleVideo';
import type { Video } from '../../../contracts/video';
import { latestViews } from '../latestViews';
import { addressOf, nextStepsOf } from './nextSteps';

const publishedAt = '2026-11-20T10:00:00.000Z';
const addresses = (known: Partial<Video>) => {
  const video = exampleVideo({ id: 'a b', ...known });
  return nextStepsOf(video).map((step) => {
    const { path, query } = addressOf(step, video);
    return `${path}?${query}`;
  });
};

it.each<[string, Partial<Video>, string[]]>([
  [
    'an idea: structure, slot',
    { niche: 'Tech', product: 'Micro & fil' },
    ['/viral-video-structure?niche=tech&product=Micro+%26+fil&video=a+b', '/publishing-scheduler?video=a%20b'],
  ],
  [
    'a niche that the others lack is left open',
    { niche: 'pets' },
    ['/viral-video-structure?video=a+b', '/publishing-scheduler?video=a%20b'],
  ],
  [
    'to shoot: the checklist first',
    { stage: 'toShoot' },
    [
      '/pre-publication-checklist?video=a%20b',
      '/publishing-scheduler?video=a%20b',
      '/viral-video-structure?niche=tech&video=a+b',
    ],
  ],
  ['published: the analyzer', { publishedAt }, ['/performance-analyzer?video=a%20b']],
])('%s', (_, known, expected) => {
  expect(addresses(known)).toEqual(expected);
});

it('the latest views are those measured last, whatever order they came in', () => {
  const measured = (measuredAt: string, viewsCount?: number) => ({ id: measuredAt, measuredAt, viewsCount });
  const video = exampleVideo({
    publishedAt,
    measurements: [
      measured('2026-11-21T10:00:00.000Z', 1240),
      measured('2026-11-20T12:00:00.000Z', 90),
      measured('2026-11-22T10:00:00.000Z'),
    ],
  });
  expect(latestViews(video)).toEqual({ count: 1240, at: '2026-11-21T10:00:00.000Z' });
  expect(latestViews(exampleVideo())).toBeUndefined();
});
