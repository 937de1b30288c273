import type { Random } from '../../lib/seededRandom.ts';

/** What a result has to avoid. */
export interface Avoided {
  /** What earlier results of the tool took, oldest first, by list and place: `hooks.2`. */
  used: readonly string[];
  /** Sentences that the creator struck, as they were shown: nothing that contains one is taken again. */
  struck: ReadonlySet<string>;
}

export const NOTHING_AVOIDED: Avoided = { used: [], struck: new Set() };

type Preference<Item> = (item: Item, place: number) => boolean;

/** One of the first `count` items of a list. */
export const amongFirst =
  (count: number): Preference<unknown> =>
  (_, place) =>
    place < count;

/** Takes items from lists for one result, none twice. */
export interface FreshChoice {
  /**
   * What was never taken, else what was taken longest ago. Throws if the list is empty.
   *
   * @param list the list's name, the same in every result: what is remembered is its name and the item's place
   * @param isFit only of these, as long as there is one in the list
   */
  one<Item>(list: string, items: readonly Item[], isFit?: Preference<Item>): Item;
  /** The same, but one of the preferred as long as one of those was never taken; of several preferences the first. */
  preferring<Item>(list: string, items: readonly Item[], ...preferences: readonly Preference<Item>[]): Item;
  /** `count` different ones, fewer if there are fewer that were not struck. */
  some<Item>(list: string, items: readonly Item[], count: number): Item[];
  /** What was taken, by list and place, in order. */
  readonly taken: readonly string[];
}

/** Chooses at random, but nothing that an earlier result took while something else is left. */
export function freshChoice(random: Random, { used, struck }: Avoided = NOTHING_AVOIDED): FreshChoice {
  const lastUse = new Map(used.map((place, index) => [place, index]));
  const taken: string[] = [];

  function take<Item>(list: string, items: readonly Item[], isFit: Preference<Item> = () => true) {
    const all = items.map((item, index) => ({ item, index, place: `${list}.${index}` }));
    const places = firstFilled(
      all.filter(({ item, index }) => isFit(item, index)),
      all,
    );
    const sayable = firstFilled(
      places.filter(({ item, place }) => !taken.includes(place) && !contains(item, struck)),
      places.filter(({ item }) => !contains(item, struck)),
      places,
    );
    const oldest = Math.min(...sayable.map(({ place }) => lastUse.get(place) ?? -1));
    const candidates = sayable.filter(({ place }) => (lastUse.get(place) ?? -1) === oldest);
    const chosen = candidates[Math.floor(random() * candidates.length)];
    if (!chosen) throw new Error(`There is nothing to choose from in ${list}`);
    taken.push(chosen.place);
    return chosen;
  }

  const one = <Item>(list: string, items: readonly Item[], isFit?: Preference<Item>) => take(list, items, isFit).item;

  function some<Item>(list: string, items: readonly Item[], count: number): Item[] {
    const sayable = items.filter((item) => !contains(item, struck));
    const most = Math.min(count, firstFilled(sayable, items).length);
    const chosen = new Map<number, Item>();
    while (chosen.size < most) {
      const { index, item } = take(list, items, (_, place) => !chosen.has(place));
      chosen.set(index, item);
    }
    return [...chosen.values()];
  }

  function preferring<Item>(list: string, items: readonly Item[], ...preferences: readonly Preference<Item>[]): Item {
    const isFresh = (item: Item, index: number) =>
      !taken.includes(`${list}.${index}`) && !lastUse.has(`${list}.${index}`) && !contains(item, struck);
    const first = preferences.find((isWanted) =>
      items.some((item, index) => isFresh(item, index) && isWanted(item, index)),
    );
    return one(list, items, first);
  }

  return { one, preferring, some, taken };
}

const firstFilled = <Item>(...lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.find(({ length }) => length > 0) ?? [];

/** Whether one of the texts stands anywhere in a value, or a pattern in it could have become one. */
function contains(value: unknown, texts: ReadonlySet<string>): boolean {
  if (texts.size === 0) return false;
  if (typeof value === 'string') return [...texts].some((text) => value.includes(text) || isFilledFrom(value, text));
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => contains(part, texts));
}

/** Whether a text is a pattern with its `{{slots}}` filled. */
function isFilledFrom(pattern: string, text: string): boolean {
  const fixed = pattern.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return fixed.length > 1 && new RegExp(`^${fixed.join('.+')}$`, 'su').test(text);
}
