import { expect, it } from 'vitest';
import { channelWeights, MOST_CHANNELS } from './channelWeights';

it('weights the channels as BS.1770 does: sides more, low frequencies not at all, mono once', () => {
  expect(channelWeights(1)).toEqual([1]);
  expect(channelWeights(2)).toEqual([1, 1]);
  expect(channelWeights(6)).toEqual([1, 1, 1, 0, 1.41, 1.41]);
  expect(channelWeights(8)).toEqual([1, 1, 1, 0, 1, 1, 1.41, 1.41]);
});

it('has a weight for each channel, up to 7.1', () => {
  for (let channels = 0; channels <= MOST_CHANNELS; channels++) expect(channelWeights(channels)).toHaveLength(channels);
  expect(MOST_CHANNELS).toBe(8);
});
