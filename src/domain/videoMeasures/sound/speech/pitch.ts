/** How periodic a stretch of sound is, and with what period. */
export interface Pitch {
  /** The normalised correlation with itself one period later, −1 to 1; 1 repeats exactly, 0 if there is no sound. */
  periodicity: number;
  /** In samples, with fractions. */
  period: number;
}

const SILENCE: Pitch = { periodicity: 0, period: 0 };

/** If two periods fit nearly as well, take the shorter, not its double. */
const NEARLY = 0.9;

/**
 * The sums use every second sample: enough for sound without frequencies above an eighth of its rate, at half the work.
 */
const STRIDE = 2;

/**
 * The pitch of the first `size` samples (an even number): r(lag) = Σ x(n)·x(n+lag) / √(Σ x(n)² · Σ x(n+lag)²) for the
 * lags from `shortest` to `longest` samples; the first peak of r that reaches 0.9 of its highest, refined by a parabola.
 * Needs `size + longest + 1` samples.
 * Source: D. Talkin, 'A robust algorithm for pitch tracking (RAPT)', in 'Speech Coding and Synthesis', 1995: its normalised
 * cross-correlation.
 */
export function pitchOf(samples: Float64Array, size: number, shortest: number, longest: number): Pitch {
  const energy = energyOf(samples, 0, size);
  if (energy === 0) return SILENCE;
  const from = shortest - 1;
  const correlations = new Float64Array(longest - shortest + 3);
  let shifted = energyOf(samples, from, size);
  let shiftedNext = energyOf(samples, from + 1, size);
  for (let index = 0; index < correlations.length; index++) {
    const lag = from + index;
    let product = 0;
    for (let at = 0; at < size; at += STRIDE) product += (samples[at] ?? 0) * (samples[at + lag] ?? 0);
    correlations[index] = shifted > 0 ? product / Math.sqrt(energy * shifted) : 0;
    const shiftedByTwo = shifted + (samples[lag + size] ?? 0) ** 2 - (samples[lag] ?? 0) ** 2;
    shifted = shiftedNext;
    shiftedNext = shiftedByTwo;
  }
  return highestPeak(correlations, from);
}

function highestPeak(correlations: Float64Array, from: number): Pitch {
  const inner = correlations.subarray(1, -1);
  const enough = inner.reduce((highest, value) => Math.max(highest, value), 0) * NEARLY;
  for (let index = 1; index < correlations.length - 1; index++) {
    const before = correlations[index - 1] ?? 0;
    const here = correlations[index] ?? 0;
    const after = correlations[index + 1] ?? 0;
    if (here <= enough || here < before || here <= after) continue;
    const offset = (before - after) / (2 * (before - 2 * here + after));
    return { periodicity: here, period: from + index + offset };
  }
  return SILENCE;
}

function energyOf(samples: Float64Array, from: number, size: number): number {
  let energy = 0;
  for (let at = from; at < from + size; at += STRIDE) energy += (samples[at] ?? 0) ** 2;
  return energy;
}
