import type { Random } from './seededRandom';

/** One item of the list. Throws if the list is empty. */
export function pick<T>(random: Random, from: readonly T[]): T {
  const [picked] = pickSome(random, from, 1);
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** `count` different items of the list (all of them if there are fewer), in random order. */
export function pickSome<T>(random: Random, from: readonly T[], count: number): T[] {
  const remaining = [...from];
  const picked: T[] = [];
  while (picked.length < count && remaining.length > 0)
    picked.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
  return picked;
}
