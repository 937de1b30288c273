import { MARK_KEY, SET_ASIDE_PREFIX } from '../../contracts/storageKeys';
import { merge } from '../../lib/merge';
import type { Change, Entries } from '../../platform/storage';
import { isValid, readStored, type StoredShape } from './storedShape';

/** What a tab wants to write, and what it knows about storage. */
export interface Intent<T> {
  /** What storage held when the tab last saw it. */
  base: T;
  mine: T;
  initial: T;
  /** The database's mark when the tab last saw it. */
  mark: unknown;
  /** A mark for a database that has none. */
  newMark: string;
  time: Date;
}

export interface Plan<T> extends Change {
  /** What will be stored; null if nothing is written because a newer version of the app wrote last. */
  merged: T | null;
  /** What was there could not be read and is set aside. */
  damaged: boolean;
  mark: unknown;
}

/**
 * What to write over what is stored at this moment: a three-way merge, so that tabs writing at once lose nothing.
 * Throws if the outcome does not fit the schema; storage then stays as it is.
 */
export function planWrite<T>(shape: StoredShape<T>, intent: Intent<T>, found: Entries): Plan<T> {
  const { base, mine, initial } = intent;
  const raw = found.get(shape.key);
  const mark = found.get(MARK_KEY) ?? intent.newMark;
  const reading = readStored(shape, raw);
  const damaged = reading.kind === 'damaged';
  if (reading.kind === 'newer') return { merged: null, damaged, mark };
  const isLost = damaged || (reading.kind === 'absent' && mark !== intent.mark);
  const merged = isLost ? mine : merge(base, mine, reading.kind === 'ok' ? reading.data : initial);
  if (!isValid(shape.schema, merged)) throw new TypeError(`${shape.key}: the state does not fit its schema`);
  const put: [string, unknown][] = [
    [shape.key, { version: shape.version, data: merged }],
    [MARK_KEY, mark],
  ];
  if (damaged) put.push([setAsideKey(shape.key, intent.time), raw]);
  return { merged, damaged, mark, put };
}

/** The key under which to set aside what cannot be read. */
export function setAsideKey(key: string, time: Date): string {
  return `${SET_ASIDE_PREFIX}${key}:${time.toISOString()}`;
}
