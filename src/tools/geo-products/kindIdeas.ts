import { NICHE_TABLE } from '../../domain/niches';
import { nameOf } from '../../domain/products/describe';
import type { Rule } from '../../domain/products/familyFiles';
import type { NameList, Original } from '../../domain/products/productBook';
import { pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import type { MarketNiche } from './markets';

/** How many are shown, and how many of them at most are things of the season. */
const MOST = 5;
const MOST_OF_SEASON = 3;

/** What shops restrict most, or what somebody believes in, is nobody else's idea to give. */
const NOT_OFFERED: readonly Rule[] = ['supplement', 'weight', 'blade', 'income', 'faith'];

interface Kind {
  family: string;
  name: string;
  months: readonly number[] | undefined;
}

interface Wanted {
  niche: MarketNiche;
  /** 1 to 12. The countries to choose from all lie north of the equator, as do the months of kinds. */
  month: number;
  random: Random;
}

/** Kinds of product that suit a niche in a month, by their usual names: those of the season first, of many families. */
export function kindIdeas(list: NameList, language: Original, { niche, month, random }: Wanted): string[] {
  const kinds = kindsOf(list, language, niche).filter(({ months }) => !months || months.includes(month));
  const mixed = pickSome(random, kinds, kinds.length);
  const ofSeason = spread(mixed.filter(({ months }) => months)).slice(0, MOST_OF_SEASON);
  const others = spread(mixed.filter(({ months }) => !months));
  return [...ofSeason, ...others].slice(0, MOST).map(({ name }) => name);
}

/** One of each family first, then the rest. */
function spread(kinds: readonly Kind[]): Kind[] {
  const firsts = kinds.filter(({ family }, place) => kinds.findIndex((kind) => kind.family === family) === place);
  return [...firsts, ...kinds.filter((kind) => !firsts.includes(kind))];
}

const kindsOf = (list: NameList, language: Original, wanted: MarketNiche): Kind[] =>
  Object.entries(list).flatMap(([family, { kinds, special, ...common }]) =>
    Object.keys(kinds).flatMap((kind) => {
      const { niche, rules, months } = { ...common, ...special?.[kind] };
      if (NICHE_TABLE[niche].markets !== wanted || rules.some((rule) => NOT_OFFERED.includes(rule))) return [];
      const name = nameOf({ is: 'kind', family, kind }, list, language);
      return name ? [{ family, name: name.bare, months }] : [];
    }),
  );
