import * as z from 'zod/mini';
import { storedEntry } from '../../contracts/storedEntry';

/** Turns data of one version into data of the next. Frozen once released. */
export type Migration = (data: unknown) => unknown;

/** How a slice is stored. `migrations[n]` leads from version n to n + 1. */
export interface StoredShape<T> {
  key: string;
  version: number;
  schema: z.ZodMiniType<T>;
  migrations: Readonly<Record<number, Migration>>;
}

export type Reading<T> =
  | { kind: 'absent' }
  | { kind: 'ok'; data: T; migrated: boolean }
  /** Written by a newer version of the app; with `data` if it can be read all the same. */
  | { kind: 'newer'; data?: T }
  | { kind: 'damaged' };

/**
 * Reads the value under a slice's key. The data is checked, never rebuilt from the schema, so that fields unknown to
 * this version survive. Never throws and never changes `raw`.
 */
export function readStored<T>(shape: StoredShape<T>, raw: unknown): Reading<T> {
  if (raw === undefined) return { kind: 'absent' };
  const entry = z.safeParse(storedEntry, raw);
  if (!entry.success) return { kind: 'damaged' };
  const { version, data } = entry.data;
  if (version > shape.version) return isValid(shape.schema, data) ? { kind: 'newer', data } : { kind: 'newer' };
  try {
    const current = version < shape.version ? migrate(shape, version, data) : data;
    return isValid(shape.schema, current)
      ? { kind: 'ok', data: current, migrated: version < shape.version }
      : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

/** The steps work on a copy, since a step that fails halfway must leave what is stored as it was. */
function migrate<T>(shape: StoredShape<T>, from: number, data: unknown): unknown {
  let current: unknown = structuredClone(data);
  for (let version = from; version < shape.version; version++) {
    const step = shape.migrations[version];
    if (!step) throw new Error(`${shape.key}: no migration from version ${version}`);
    current = step(current);
  }
  return current;
}

export function isValid<T>(schema: z.ZodMiniType<T>, value: unknown): value is T {
  return z.safeParse(schema, value).success;
}
