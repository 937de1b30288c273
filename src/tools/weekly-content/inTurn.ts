import type { FreshChoice } from '../../domain/products/freshChoice';
import { pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';

export interface Chance {
  random: Random;
  choose: FreshChoice;
}

/** All of a list in any order, without what was struck. */
export function shuffled<Item>({ random, choose }: Chance, list: string, items: readonly Item[]): Item[] {
  const sayable = new Set(choose.some(list, items, items.length));
  return pickSome(random, [...sayable], sayable.size);
}

/** One after the other in any order, from the start again after the last: the next one that fits. */
export function inTurn(
  chance: Chance,
  list: string,
  items: readonly string[],
): (isFit: (item: string) => boolean) => string {
  const waiting = shuffled(chance, list, items);
  return (isFit) => {
    const [next = ''] = waiting.splice(Math.max(0, waiting.findIndex(isFit)), 1);
    waiting.push(next);
    return next;
  };
}
