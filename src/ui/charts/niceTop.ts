const STEPS = [1, 2, 4, 5, 10];

/** The round number at the top of an axis from 0: its half is round too, and no value exceeds it. */
export function niceTop(largest: number): number {
  if (largest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(largest));
  return power * (STEPS.find((step) => step * power >= largest) ?? 10);
}
