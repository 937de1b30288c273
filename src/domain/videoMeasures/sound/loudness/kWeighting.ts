import { type Biquad, INAUDIBLE } from '../biquad';

/** The two stages of K-weighting: a shelf for the head, then a high-pass. */
export interface KWeighting {
  shelf: Biquad;
  highPass: Biquad;
}

/*
 * BS.1770 prints coefficients for 48 kHz only. These are the corners, gains and Q of the analogue filters behind them,
 * so that the bilinear transform gives the printed coefficients at 48 kHz and the same curve at any other rate.
 */
const SHELF = { hertz: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196, slope: 0.4996667741545416 };
const HIGH_PASS = { hertz: 38.13547087602444, q: 0.5003270373238773 };

/**
 * K-weighting for a sample rate in hertz (8,000 to 192,000). Source: ITU-R BS.1770-4, annex 1, tables 1 and 2; for
 * other rates the derivation of B. De Man, 'Evaluation of implementations of the EBU R128 loudness measurement', AES
 * 145 (2018), which ffmpeg and libebur128 use as well.
 */
export function kWeighting(sampleRate: number): KWeighting {
  const shelf = Math.tan((Math.PI * SHELF.hertz) / sampleRate);
  const high = 10 ** (SHELF.gain / 20);
  const band = high ** SHELF.slope;
  const a0 = 1 + shelf / SHELF.q + shelf * shelf;
  const pass = Math.tan((Math.PI * HIGH_PASS.hertz) / sampleRate);
  const c0 = 1 + pass / HIGH_PASS.q + pass * pass;
  return {
    shelf: {
      b0: (high + (band * shelf) / SHELF.q + shelf * shelf) / a0,
      b1: (2 * (shelf * shelf - high)) / a0,
      b2: (high - (band * shelf) / SHELF.q + shelf * shelf) / a0,
      a1: (2 * (shelf * shelf - 1)) / a0,
      a2: (1 - shelf / SHELF.q + shelf * shelf) / a0,
    },
    highPass: {
      b0: 1,
      b1: -2,
      b2: 1,
      a1: (2 * (pass * pass - 1)) / c0,
      a2: (1 - pass / HIGH_PASS.q + pass * pass) / c0,
    },
  };
}

/** Adds the squares of a channel's K-weighted samples `from` to `to` to a sum, and returns the sum. */
export type WeightedEnergy = (sum: number, samples: Float32Array, from: number, to: number) => number;

/**
 * The energy of one channel, with its samples given in order. Both stages share one loop, because it sees every single
 * sample.
 */
export function createWeightedEnergy({ shelf, highPass }: KWeighting): WeightedEnergy {
  const { b0, b1, b2, a1, a2 } = shelf;
  const { a1: c1, a2: c2 } = highPass;
  let kept = [0, 0, 0, 0];
  return (sum, samples, from, to) => {
    let [shelf1 = 0, shelf2 = 0, pass1 = 0, pass2 = 0] = kept;
    let energy = sum;
    for (let at = from; at < to; at++) {
      const sample = (samples[at] ?? 0) + INAUDIBLE;
      const shelved = b0 * sample + shelf1;
      shelf1 = b1 * sample - a1 * shelved + shelf2;
      shelf2 = b2 * sample - a2 * shelved;
      const passed = shelved + pass1;
      pass1 = -2 * shelved - c1 * passed + pass2;
      pass2 = shelved - c2 * passed;
      energy += passed * passed;
    }
    kept = [shelf1, shelf2, pass1, pass2];
    return energy;
  };
}
