import { westernDigits } from '../../lib/westernDigits';

/** '1 240', '1.240', '12,400', "1'240": with thousands separators. */
const GROUPED = /^\d{1,3}(?:([\s.,'’])\d{3})(?:\1\d{3})*$/;
/** '12', '12,7', '12.7'. */
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
/** The platform abbreviates: '12,4 k', '1.2M'. */
const SHORTENED = /^(\d+(?:[.,]\d+)?)\s*([km])$/i;
/** The maximum number of characters in a figure. */
const LONGEST = 24;
const UNIT: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

const decimal = (text: string) => Number(text.replace(',', '.'));
/** Values beyond the largest exact integer are rejected. */
const within = (value: number) => (value <= Number.MAX_SAFE_INTEGER ? value : undefined);

/** A number of views or likes as people write it, in the digits of any of the languages; undefined if it is none. */
export function parseCount(text: string): number | undefined {
  const typed = westernDigits(text.trim());
  if (typed.length > LONGEST) return undefined;
  if (GROUPED.test(typed)) return within(Number(typed.replace(/\D/g, '')));
  if (DECIMAL.test(typed)) return within(Math.trunc(decimal(typed)));
  const [, figure, unit = ''] = SHORTENED.exec(typed) ?? [];
  const times = UNIT[unit.toLowerCase()];
  return figure && times ? within(Math.round(decimal(figure) * times)) : undefined;
}

/** Whole seconds from '12', '12,7', '12 s' or '1:05'; undefined if it is no length. */
export function parseSeconds(text: string): number | undefined {
  const given = westernDigits(text.trim());
  if (given.length > LONGEST) return undefined;
  const typed = given.replace(/\s*(?:s|sec|secs|seconds?|secondes?)\.?$/i, '');
  const [, minutes, seconds] = /^(\d{1,4}):([0-5]\d)$/.exec(typed) ?? [];
  if (minutes && seconds) return 60 * Number(minutes) + Number(seconds);
  return DECIMAL.test(typed) ? within(Math.trunc(decimal(typed))) : undefined;
}
