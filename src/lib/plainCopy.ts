/** A deep copy of plain data; anything other than arrays and plain objects (such as a date) is shared. */
export function plainCopy<Value>(value: Value): Value;
export function plainCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => plainCopy(part));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainCopy(part)]));
}
