import type { Quantity } from '../../understand/quantities.ts';

/** A figure of a sum, as it is to be written. */
export type Figure =
  | { is: 'count'; value: number }
  | { is: 'percent'; value: number }
  | { is: 'seconds'; value: number }
  | { is: 'minutes'; value: number }
  | { is: 'money'; value: number; currency: string };

export const count = (value: number): Figure => ({ is: 'count', value });
export const percent = (value: number): Figure => ({ is: 'percent', value });
export const seconds = (value: number): Figure => ({ is: 'seconds', value });
export const minutes = (value: number): Figure => ({ is: 'minutes', value });

export const cents = (value: number) => Math.round(value * 100) / 100;
export const money = (value: number, { currency = '€' }: Pick<Quantity, 'currency'>): Figure => ({
  is: 'money',
  value: cents(value),
  currency,
});
