import { createStore } from 'zustand/vanilla';

/** What a part of the screen shows of the texts that nobody has written in its language. */
export interface Reading {
  /** Some are in English. */
  inEnglish: boolean;
  /** Some were translated by a machine. */
  byMachine: boolean;
}

/** By the part that reads, for as long as it is on the screen. */
export const readingsStore = createStore<{ readings: ReadonlyMap<string, Reading> }>(() => ({ readings: new Map() }));

export function noteReading(part: string, reading: Reading): void {
  const { readings } = readingsStore.getState();
  const before = readings.get(part);
  if (before?.inEnglish === reading.inEnglish && before.byMachine === reading.byMachine) return;
  readingsStore.setState({ readings: new Map([...readings, [part, reading]]) });
}

export function forgetReading(part: string): void {
  const { readings } = readingsStore.getState();
  if (readings.has(part)) readingsStore.setState({ readings: new Map([...readings].filter(([key]) => key !== part)) });
}

/** All parts of the screen together. */
export function wholeReading(readings: ReadonlyMap<string, Reading>): Reading {
  const parts = [...readings.values()];
  return { inEnglish: parts.some(({ inEnglish }) => inEnglish), byMachine: parts.some(({ byMachine }) => byMachine) };
}
