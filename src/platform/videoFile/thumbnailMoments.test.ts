import { expect, it } from 'vitest';
import type { PictureFacts } from '../../contracts/videoAnalysis';
import { momentsOf } from './thumbnailMoments';

const FACTS: PictureFacts = {
  frames: 100,
  brightness: 0.5,
  darkestAt: 7,
  clippedDark: 0,
  clippedBright: 0,
  contrast: 0.2,
  sharpness: 100,
  blurriestAt: 3,
  shake: 1,
  shakiestAt: 5,
  cuts: [4, 9],
  openingChange: 10,
  coveredDetail: 0.3,
  mostCoveredAt: 3,
  black: [{ from: 12, to: 13 }],
  frozen: [{ from: 15, to: 18 }],
};

it('names the moments of the facts in order, each once', () => {
  expect(momentsOf(FACTS)).toEqual([0, 2, 3, 4, 5, 7, 12, 15]);
  const image = {
    ...FACTS,
    darkestAt: 0,
    blurriestAt: 0,
    mostCoveredAt: 0,
    shakiestAt: null,
    cuts: [],
    black: [],
    frozen: [],
  };
  expect(momentsOf(image)).toEqual([0, 2]);
});
