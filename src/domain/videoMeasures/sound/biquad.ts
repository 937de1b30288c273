/** A second-order filter with a0 = 1: y = b0·x + b1·x₁ + b2·x₂ − a1·y₁ − a2·y₂. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * Added to every sample before a recursive filter, at −500 dB: once the sound is over, the filter's state then never
 * shrinks to the subnormal numbers that processors compute slowly.
 */
export const INAUDIBLE = 1e-25;

/** Second-order low-pass for a corner in hertz. Source: R. Bristow-Johnson, 'Audio EQ Cookbook' (W3C note). */
export function lowPass(sampleRate: number, hertz: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha, a0 } = cornerOf(sampleRate, hertz, q);
  const b1 = (1 - cos) / a0;
  return { b0: b1 / 2, b1, b2: b1 / 2, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

/** Second-order high-pass for a corner in hertz. Source: as `lowPass`. */
export function highPass(sampleRate: number, hertz: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha, a0 } = cornerOf(sampleRate, hertz, q);
  const b1 = -(1 + cos) / a0;
  return { b0: -b1 / 2, b1, b2: -b1 / 2, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

/** Filters the first `count` samples in place, continuing where the last block ended. */
export type Filter = (samples: Float64Array, count: number) => void;

/** A filter of the given stages, one after the other. */
export function createFilter(stages: readonly Biquad[]): Filter {
  const sections = stages.map(createSection);
  return (samples, count) => {
    for (let at = 0; at < count; at++) samples[at] = (samples[at] ?? 0) + INAUDIBLE;
    for (const section of sections) section(samples, count);
  };
}

/** One stage, in the transposed direct form II. */
function createSection({ b0, b1, b2, a1, a2 }: Biquad): Filter {
  let keptFirst = 0;
  let keptSecond = 0;
  return (samples, count) => {
    let first = keptFirst;
    let second = keptSecond;
    for (let at = 0; at < count; at++) {
      const sample = samples[at] ?? 0;
      const value = b0 * sample + first;
      first = b1 * sample - a1 * value + second;
      second = b2 * sample - a2 * value;
      samples[at] = value;
    }
    keptFirst = first;
    keptSecond = second;
  };
}

function cornerOf(sampleRate: number, hertz: number, q: number) {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const alpha = Math.sin(angle) / (2 * q);
  return { cos: Math.cos(angle), alpha, a0: 1 + alpha };
}
