import { westernDigits } from './westernDigits';

const SPACES = /[\s\u2009\u202f'’]/gu;
const CURRENCY = /€|eur(?:os?)?$/i;
/** One separator and one or two digits at the end are the cents, whichever separator the language uses. */
const DECIMALS = /[.,](\d{1,2})$/;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * The number that was typed, with spaces, points or commas between thousands, a comma or a point before cents, and the
 * euro sign; undefined for everything else, negative numbers too.
 */
export function typedNumber(text: string): number | undefined {
  const bare = westernDigits(text).replace(SPACES, '').replace(CURRENCY, '');
  const cents = DECIMALS.exec(bare)?.[1];
  const whole = cents ? bare.slice(0, -cents.length - 1) : bare;
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '')}.${cents ?? 0}`);
}

/** Which numbers are accepted; with `isWhole` no fractions. */
export interface Bounds {
  least: number;
  most: number;
  isWhole?: boolean;
}

/** A typed number within bounds; `undefined` if it is outside them, no number, or not whole though it has to be. */
export function typedWithin(text: string, { least, most, isWhole = false }: Bounds): number | undefined {
  const number = typedNumber(text);
  if (number === undefined || number < least || number > most) return undefined;
  return isWhole && !Number.isInteger(number) ? undefined : number;
}
