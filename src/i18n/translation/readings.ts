import { createStore } from 'zustand/vanilla';

/** How a part of the screen shows long texts that are not written in its language. */
export interface Reading {
  /** Some are in English. */
  inEnglish: boolean;
  /** Some were translated by a machine. */
  byMachine: boolean;
  /** Some are in this language (code) until there is a network. */
  standIn?: string | undefined;
}

/** By the part of the screen that reads, for as long as it is shown. */
export const readingsStore = createStore<{ readings: ReadonlyMap<string, Reading> }>(() => ({ readings: new Map() }));

export function noteReading(part: string, reading: Reading): void {
  const { readings } = readingsStore.getState();
  const before = readings.get(part);
  const isSame =
    before?.inEnglish === reading.inEnglish &&
    before.byMachine === reading.byMachine &&
    before.standIn === reading.standIn;
  if (isSame) return;
  readingsStore.setState({ readings: new Map([...readings, [part, reading]]) });
}

export function forgetReading(part: string): void {
  const { readings } = readingsStore.getState();
  if (readings.has(part)) readingsStore.setState({ readings: new Map([...readings].filter(([key]) => key !== part)) });
}

/** All parts of the screen combined. */
export function wholeReading(readings: ReadonlyMap<string, Reading>): Reading {
  const parts = [...readings.values()];
  return {
    inEnglish: parts.some(({ inEnglish }) => inEnglish),
    byMachine: parts.some(({ byMachine }) => byMachine),
    standIn: parts.find(({ standIn }) => standIn)?.standIn,
  };
}
