/**
 * Three-way merge of plain data (what JSON can hold), for two writers that started from the same `base`. Objects merge
 * key by key. Lists of objects that each have a unique `id` merge by id, in the order of `stored`, then what is only in
 * `mine`. Everything else is a single value, and `mine` wins if it differs from `base`. What one side deleted is gone
 * unless the other side changed it. `undefined` counts as absent. Inputs are never changed, and unchanged parts of
 * `mine` keep their identity.
 */
export function merge<T>(base: T, mine: T, stored: T): T;
export function merge(base: unknown, mine: unknown, stored: unknown): unknown {
  if (same(mine, stored) || same(base, stored)) return mine;
  if (mine === undefined) return stored;
  if (stored === undefined) return same(base, mine) ? undefined : mine;
  if (isObject(mine) && isObject(stored)) {
    return Object.fromEntries(mergeEntries(entriesOf(base), Object.entries(mine), Object.entries(stored)));
  }
  const [myItems, storedItems] = [itemsOf(mine), itemsOf(stored)];
  if (myItems && storedItems) {
    return mergeEntries(itemsOf(base) ?? [], myItems, storedItems).map(([, item]) => item);
  }
  return same(base, mine) ? stored : mine;
}

type Entry = readonly [string, unknown];

function mergeEntries(base: readonly Entry[], mine: readonly Entry[], stored: readonly Entry[]): Entry[] {
  const [ofBase, ofMine, ofStored] = [new Map(base), new Map(mine), new Map(stored)];
  return [...new Set([...ofStored.keys(), ...ofMine.keys()])]
    .map((key): Entry => [key, merge(ofBase.get(key), ofMine.get(key), ofStored.get(key))])
    .filter(([, value]) => value !== undefined);
}

function entriesOf(value: unknown): readonly Entry[] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The items of a list by id, or null if the value is not a list or an id is missing or repeated. */
function itemsOf(value: unknown): readonly Entry[] | null {
  if (!Array.isArray(value)) return null;
  const items: Entry[] = [];
  const ids = new Set<string>();
  for (const item of value) {
    const id: unknown = isObject(item) ? item.id : undefined;
    if (typeof id !== 'string' || ids.has(id)) return null;
    ids.add(id);
    items.push([id, item]);
  }
  return items;
}

/** Deep equality of plain data; a key holding `undefined` equals a missing one. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  return (
    Object.keys(one).every((key) => same(ownValue(one, key), ownValue(other, key))) &&
    Object.keys(other).every((key) => ownValue(other, key) === undefined || Object.hasOwn(one, key))
  );
}

function ownValue(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
