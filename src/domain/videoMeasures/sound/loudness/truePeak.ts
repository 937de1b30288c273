/** The highest true peak in everything added so far. */
export interface TruePeak {
  add(planes: readonly Float32Array[], samples: number): void;
  /** dBTP; null for digital silence. */
  value(): number | null;
}

const TAPS = 12;
const HALF = TAPS / 2;

/*
 * The standard's interpolating filter for 48 kHz: order 48, four phases. The third and fourth are the second and the
 * first in reverse.
 */
const OUTER = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
  -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const INNER = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];

/** The most that the filter can raise a peak: the sum of the absolute coefficients of the inner phases. */
const MOST_GAIN = INNER.reduce((sum, tap) => sum + Math.abs(tap), 0);

/** This many samples are skipped together if even the highest gain would not bring them to the peak so far. */
const STRETCH = 32;

/**
 * The highest true peak over all channels (including the low-frequency one), in dBTP: 20·log10 of the highest absolute
 * value after oversampling four times, or of a sample itself if that is higher. At rates above 48 kHz, four times is
 * more than the standard requires. Source: ITU-R BS.1770-4, annex 2.
 */
export function createTruePeak(channels: number, longestBlock: number): TruePeak {
  const tracks = Array.from({ length: channels }, () => new Float64Array(TAPS - 1 + longestBlock));
  let peak = 0;
  return {
    add(planes, samples) {
      tracks.forEach((track, index) => {
        const plane = planes[index];
        if (!plane) return;
        for (let at = 0; at < samples; at++) track[TAPS - 1 + at] = plane[at] ?? 0;
        for (let from = 0; from < samples; from += STRETCH) {
          const to = Math.min(samples, from + STRETCH);
          const highest = highestSample(track, from, to + TAPS - 1);
          if (highest > peak) peak = highest;
          if (highest * MOST_GAIN > peak) peak = Math.max(peak, highestBetween(track, from, to));
        }
        track.copyWithin(0, samples, samples + TAPS - 1);
      });
    },
    value: () => (peak > 0 ? 20 * Math.log10(peak) : null),
  };
}

function highestSample(track: Float64Array, from: number, to: number): number {
  let highest = 0;
  for (let at = from; at < to; at++) highest = Math.max(highest, Math.abs(track[at] ?? 0));
  return highest;
}

/*
 * A phase and its reverse are its even part plus and minus its odd part, so the higher of the two is |even| + |odd|:
 * half the multiplications.
 */
const partsOf = (phase: readonly number[], sign: 1 | -1) =>
  Float64Array.from({ length: HALF }, (_, tap) => ((phase[tap] ?? 0) + sign * (phase[TAPS - 1 - tap] ?? 0)) / 2);
const OUTER_EVEN = partsOf(OUTER, 1);
const OUTER_ODD = partsOf(OUTER, -1);
const INNER_EVEN = partsOf(INNER, 1);
const INNER_ODD = partsOf(INNER, -1);

/** The highest of the interpolated values for the twelve samples from each index on. */
function highestBetween(track: Float64Array, from: number, to: number): number {
  let highest = 0;
  for (let at = from; at < to; at++) {
    let outerEven = 0;
    let outerOdd = 0;
    let innerEven = 0;
    let innerOdd = 0;
    for (let tap = 0; tap < HALF; tap++) {
      const one = track[at + tap] ?? 0;
      const other = track[at + TAPS - 1 - tap] ?? 0;
      outerEven += (OUTER_EVEN[tap] ?? 0) * (one + other);
      outerOdd += (OUTER_ODD[tap] ?? 0) * (one - other);
      innerEven += (INNER_EVEN[tap] ?? 0) * (one + other);
      innerOdd += (INNER_ODD[tap] ?? 0) * (one - other);
    }
    const outer = Math.abs(outerEven) + Math.abs(outerOdd);
    const inner = Math.abs(innerEven) + Math.abs(innerOdd);
    if (outer > highest) highest = outer;
    if (inner > highest) highest = inner;
  }
  return highest;
}
