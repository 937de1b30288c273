import type { Niche } from '../../../niches.ts';
import type { Quantity, Role, Unit } from '../../understand/quantities.ts';
import { money, percent } from './figures.ts';

/** The figures of one message, by what they are. */
export class Given {
  readonly #all: readonly Quantity[];

  constructor(all: readonly Quantity[]) {
    this.#all = all;
  }

  list(unit: Unit): Quantity[] {
    return this.#all.filter((quantity) => quantity.unit === unit);
  }

  number(unit: Unit): number | undefined {
    return this.list(unit)[0]?.value;
  }

  money(role: Role): Quantity | undefined {
    return this.list('money').find((quantity) => quantity.role === role);
  }

  /** The price of one order: said to be one, else the only amount that is nothing else. */
  get price(): Quantity | undefined {
    return this.money('price') ?? this.list('money').find(({ role }) => role === undefined);
  }

  get bare(): Quantity[] {
    return this.#all.filter(({ unit }) => unit === undefined);
  }
}

/** What besides figures decides which sum is meant. */
export interface SumContext {
  niche?: Niche;
  /** The message is about a live. */
  isLive: boolean;
  /** It asks for an amount to reach, or the coach has just asked for it. */
  isGoal: boolean;
  /** It is about being allowed to sell. */
  isAccess: boolean;
  /** It is about how many stay after the first seconds. */
  isHold: boolean;
}

/** What one order earns: said, or price × rate. */
export function perOrder(given: Given): { each: number; by?: { price: Quantity; rate: number } } | undefined {
  const said = given.money('commission');
  if (said) return { each: said.value };
  const [price, rate] = [given.price, given.number('percent')];
  if (!price || rate === undefined || rate <= 0 || rate > 100 || price.value <= 0) return undefined;
  return { each: (price.value * rate) / 100, by: { price, rate } };
}

export const termsOf = (by: { price: Quantity; rate: number } | undefined, each: number, like: Quantity) => ({
  each: money(each, like),
  ...(by && { price: money(by.price.value, by.price), rate: percent(by.rate) }),
});
