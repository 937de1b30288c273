import { createStore } from 'zustand/vanilla';

/**
 * `set-aside`: not understood; stored separately, and the slice starts afresh. `newer`: written by a newer version of
 * the app; shown, never written. `unreadable`: could not be read; nothing is written until it can.
 */
export type ReadTrouble = 'set-aside' | 'newer' | 'unreadable';
/** `not-saved`: held in memory, retried. `full`: the same, for lack of space. */
export type WriteTrouble = 'not-saved' | 'full';

/** What is wrong with storage, by key; empty when all is well. The shell tells the user. */
export interface StorageHealth {
  reading: Readonly<Record<string, ReadTrouble>>;
  writing: Readonly<Record<string, WriteTrouble>>;
}

export const storageHealth = createStore<StorageHealth>(() => ({ reading: {}, writing: {} }));

/** The trouble to report first, or null. */
export function worstTrouble({ reading, writing }: StorageHealth): ReadTrouble | WriteTrouble | null {
  const present = new Set([...Object.values(reading), ...Object.values(writing)]);
  const order = ['full', 'not-saved', 'unreadable', 'set-aside', 'newer'] as const;
  return order.find((trouble) => present.has(trouble)) ?? null;
}

/** Notes that the user has seen that something was set aside. */
export function acknowledgeSetAside(): void {
  storageHealth.setState(({ reading }) => ({
    reading: Object.fromEntries(Object.entries(reading).filter(([, trouble]) => trouble !== 'set-aside')),
  }));
}

export function reportReading(key: string, trouble: ReadTrouble | null): void {
  storageHealth.setState(({ reading }) => ({ reading: withTrouble(reading, key, trouble) }));
}

export function reportWriting(key: string, trouble: WriteTrouble | null): void {
  storageHealth.setState(({ writing }) => ({ writing: withTrouble(writing, key, trouble) }));
}

function withTrouble<V>(troubles: Readonly<Record<string, V>>, key: string, trouble: V | null): Record<string, V> {
  const { [key]: _, ...others } = troubles;
  return trouble === null ? others : { ...others, [key]: trouble };
}
