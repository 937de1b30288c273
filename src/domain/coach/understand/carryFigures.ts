import type { Quantity } from './quantities.ts';

/** A bare number stands for an earlier figure that is at most so many times as large or small. */
const LIKE = 4;

/** How many times one number is as large as the other, at least 1. */
const ratio = (one: number, other: number) => Math.max(one / other, other / one);

/** What an earlier figure was, for a later one that does not say it: « et avec 300 € », “if it’s 12.5 instead”. */
function asBefore(quantity: Quantity, earlier: readonly Quantity[]): Quantity {
  if (quantity.unit !== undefined) {
    const role = quantity.role ?? earlier.find(({ unit }) => unit === quantity.unit)?.role;
    const per = quantity.per ?? earlier.find(({ unit, role: of }) => unit === quantity.unit && of === role)?.per;
    return { ...quantity, ...(role && { role }), ...(per && { per }) };
  }
  const [like] = earlier
    .filter(({ value }) => value > 0 && ratio(value, quantity.value) <= LIKE)
    .toSorted((one, other) => ratio(one.value, quantity.value) - ratio(other.value, quantity.value));
  return like ? { ...like, value: quantity.value, from: quantity.from, to: quantity.to } : quantity;
}

/**
 * The figures of a question that goes on from an earlier one: its own, and those of the earlier one that it does not
 * replace. A number that was said before is the one replaced: « 300 au lieu de 100 ».
 */
export function carryFigures(earlier: readonly Quantity[], own: readonly Quantity[]): Quantity[] {
  const named = own.filter(({ value, unit }) => unit === undefined && earlier.some((old) => old.value === value));
  const repeated =
    own.length > named.length ? earlier.find((old) => named.some(({ value }) => value === old.value)) : undefined;
  const said = own
    .filter((quantity) => !repeated || !named.includes(quantity))
    .map((quantity) => (repeated ? { ...repeated, value: quantity.value } : asBefore(quantity, earlier)));
  const isReplaced = (old: Quantity) =>
    old === repeated || said.some(({ unit, role }) => unit === old.unit && (role === old.role || unit !== 'money'));
  return [...earlier.filter((old) => !isReplaced(old)), ...said];
}
