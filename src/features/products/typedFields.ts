import { LONGEST_ADDRESS, type Product } from '../../contracts/product';
import { typedNumber, typedWithin } from '../../lib/typedNumber';
import type { ProductChange } from '../../state/slices/productsStore';

/** The highest price that can be typed, in major units. */
const HIGHEST = 1_000_000;

/** How a typed price changes a product; undefined if it is none. */
export function priceFrom(
  text: string,
  currency: NonNullable<Product['price']>['currency'],
): ProductChange | undefined {
  if (text.trim() === '') return { price: undefined };
  const amount = typedNumber(text.replace(/[$£]|chf/giu, ''));
  return amount !== undefined && amount <= HIGHEST ? { price: { amount, currency } } : undefined;
}

/** How a typed rate changes a product; undefined if it is none. */
export function commissionFrom(text: string): ProductChange | undefined {
  if (text.trim() === '') return { commission: undefined };
  const commission = typedWithin(text.replace(/[%٪]/gu, ''), { least: 0, most: 100 });
  return commission === undefined ? undefined : { commission };
}

const ADDRESS = /^https?:\/\/[\p{L}\p{N}.-]+\.\p{L}{2,}(?:[:/?#]\S*)?$/iu;

/** How a typed address changes a product, with the scheme that people leave out; undefined if it is none. */
export function pageFrom(text: string): ProductChange | undefined {
  const typed = text.trim();
  if (typed === '') return { link: undefined };
  const link = /^https?:/iu.test(typed) ? typed : `https://${typed}`;
  return ADDRESS.test(link) && link.length <= LONGEST_ADDRESS ? { link } : undefined;
}
