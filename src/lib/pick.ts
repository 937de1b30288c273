import type { Random } from './seededRandom';

/** One of the list. Throws where there is nothing to pick from. */
export function pick<T>(random: Random, from: readonly T[]): T {
  const [picked] = pickSome(random, from, 1);
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** So many different ones of the list (all of them where there are fewer), in an order of their own. */
export function pickSome<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(Math.floor(random() * left.length), 1));
  return picked;
}
