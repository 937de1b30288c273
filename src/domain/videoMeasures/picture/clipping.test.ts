import { expect, it } from 'vitest';
import { clipping } from './clipping';
import { histogramOf } from './lumaHistogram';

it('counts as lost what is at most 5, or at least 250, of 255', () => {
  const values = Uint8Array.of(0, 5, 6, 128, 128, 249, 250, 254, 255, 255);
  expect(clipping(histogramOf({ width: 10, height: 1, values }))).toEqual({ dark: 0.2, bright: 0.4 });
});
