import { createWeightedEnergy, kWeighting } from './kWeighting';

/** Integrated loudness, and the loudest moment, of everything added so far. */
export interface Loudness {
  add(planes: readonly Float32Array[], samples: number): void;
  /** LUFS; null if no block is above the gate (or the sound is shorter than one). */
  integrated(): number | null;
  /** The middle of the loudest block, in seconds; 0 if no block is above the gate. */
  loudestAt(): number;
}

/** A block is four steps of 100 ms: 400 ms, overlapping by 75%. */
const STEPS = 4;
const STEPS_A_SECOND = 10;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = 10 ** (-10 / 10);

/** LUFS of a weighted mean square. */
const lufs = (meanSquare: number) => -0.691 + 10 * Math.log10(meanSquare);
const SILENT = 10 ** ((ABSOLUTE_GATE + 0.691) / 10);

/**
 * Integrated loudness of a programme in LUFS: −0.691 + 10·log10 of the mean over blocks of Σ weight·(mean square of the
 * K-weighted channel). It is gated twice: only blocks above −70 LUFS count, and of these only the ones louder than their
 * common loudness minus 10 LU. A block cut short at the end does not count. `weights`: one per channel. Keeps one number
 * per 100 ms above the gate (288 KB an hour). Source: ITU-R BS.1770-4, annex 1; EBU R 128 and Tech 3341.
 */
export function createLoudness(sampleRate: number, weights: readonly number[]): Loudness {
  const weighting = kWeighting(sampleRate);
  const channels = weights.map((weight) => ({ weight, add: createWeightedEnergy(weighting), energy: 0 }));
  const stepSize = Math.round(sampleRate / STEPS_A_SECOND);
  const lastSteps: number[] = [];
  const audible: number[] = [];
  let filled = 0;
  let steps = 0;
  let loudest = { meanSquare: 0, step: 0 };

  const endStep = () => {
    steps += 1;
    lastSteps.push(channels.reduce((sum, { weight, energy }) => sum + weight * energy, 0));
    for (const channel of channels) channel.energy = 0;
    if (lastSteps.length < STEPS) return;
    const meanSquare = lastSteps.reduce((sum, step) => sum + step, 0) / (STEPS * stepSize);
    lastSteps.shift();
    if (meanSquare <= SILENT) return;
    audible.push(meanSquare);
    if (meanSquare > loudest.meanSquare) loudest = { meanSquare, step: steps - STEPS / 2 };
  };

  return {
    add(planes, samples) {
      for (let from = 0; from < samples; ) {
        const to = Math.min(samples, from + stepSize - filled);
        channels.forEach((channel, index) => {
          const plane = planes[index];
          if (plane && channel.weight > 0) channel.energy = channel.add(channel.energy, plane, from, to);
        });
        filled += to - from;
        from = to;
        if (filled < stepSize) continue;
        filled = 0;
        endStep();
      }
    },
    integrated() {
      if (audible.length === 0) return null;
      const gate = mean(audible) * RELATIVE_GATE;
      return lufs(mean(audible.filter((meanSquare) => meanSquare > gate)));
    },
    loudestAt: () => (loudest.step * stepSize) / sampleRate,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
