/** Beside the listener, 60° to 120° from the front: +1.5 dB. */
const SIDE = 1.41;

/** By number of channels, in the order decoders give them (WAVE, Web Audio); the low-frequency channel never counts. */
const WEIGHTS: readonly (readonly number[])[] = [
  [],
  [1],
  [1, 1],
  [1, 1, 1],
  [1, 1, SIDE, SIDE],
  [1, 1, 1, SIDE, SIDE],
  [1, 1, 1, 0, SIDE, SIDE],
  [1, 1, 1, 0, 1, SIDE, SIDE],
  [1, 1, 1, 0, 1, 1, SIDE, SIDE],
];

/** The most channels whose positions are known (7.1). */
export const MOST_CHANNELS = WEIGHTS.length - 1;

/**
 * The weight of each channel's energy in the loudness: left, right, centre, low frequencies, (back), sides. Mono counts
 * once, not as two speakers. Source: ITU-R BS.1770-4, annex 1, table 3 (5.1), and annex 3, table 4 (others, by the
 * angle of the speaker).
 */
export function channelWeights(channels: number): readonly number[] {
  return WEIGHTS[channels] ?? [];
}
