/**
 * The seconds each frame stands for: half the way to the previous and to the next one, so that densely sampled parts of
 * the video do not count for more. All weights are 1 if no time passes.
 */
export function timeWeights(frames: readonly { at: number }[]): number[] {
  const weights = frames.map(({ at }, index) => {
    const before = frames[index - 1]?.at ?? at;
    const after = frames[index + 1]?.at ?? at;
    return (after - before) / 2;
  });
  return weights.some((weight) => weight > 0) ? weights : frames.map(() => 1);
}

/** Σ weight × value ÷ Σ weight; 0 if there is no weight. */
export function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  values.forEach((value, index) => {
    const weight = weights[index] ?? 0;
    sum += weight * value;
    total += weight;
  });
  return total === 0 ? 0 : sum / total;
}

/** The value below which half of the weight lies; 0 if there are no values. */
export function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const sorted = values
    .map((value, index) => ({ value, weight: weights[index] ?? 0 }))
    .sort((one, other) => one.value - other.value);
  const half = sorted.reduce((total, { weight }) => total + weight, 0) / 2;
  let passedWeight = 0;
  for (const { value, weight } of sorted) {
    passedWeight += weight;
    if (passedWeight >= half) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}
