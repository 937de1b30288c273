import type { Niche } from '../niches.ts';
import type { FamilyTexts, Handling, Knowledge, Proof, Rule } from './familyFiles.ts';
import { fillName, type NaturalName } from './naturalName.ts';
import { suiting } from './suits.ts';
import { type ToldCatalogue, type ToldFacts, tellFrom } from './told.ts';

/** All that a text may say of one product, in one language. */
export interface ProductBrief extends Partial<Belonging> {
  /** To the letter, as the creator typed it. */
  typed: string;
  name: NaturalName;
  /** With the words of its title that make it this very one, as a caption names it. */
  wholeName: NaturalName;
  /** What the creator told first, then the kind's own, then its family's. */
  knowledge: Knowledge;
  /** How many of the proofs, from the first, are of what the creator told or typed of it. */
  toldProofs: number;
  /** How many of the proofs, from the first, are of this very product and not of its whole family. */
  ownProofs: number;
  /** How many of the doubts are. */
  ownDoubts: number;
  /** Sentences in the first person; each states only what the creator confirmed. */
  told: readonly string[];
  /** The creator sells it in a shop of their own, not for a commission. */
  isOwnShop?: boolean;
}

/** Where a product belongs; without a kind only its family is known. */
export interface Belonging {
  family: string;
  kind?: string;
  handling: Handling;
  /** Where it is usually sold. */
  niche: Niche;
  rules: readonly Rule[];
  /** 1 to 12, when most people buy it; all year without. */
  months?: readonly number[];
}

/** What was told of a product or stands beside its name, and how that is worded. */
export interface Told {
  facts: ToldFacts;
  catalogue: ToldCatalogue;
  /** The tests of what the words beside the name promise. */
  features?: readonly Proof[];
}

/** So many of its own make a kind's list, and its family's no longer counts. */
const ENOUGH = { searched: 3, tags: 3, measure: 1, notFor: 1, when: 2, with: 2 };

/**
 * What is known of a product, worded for its name.
 *
 * @param belonging undefined: nothing is known but its name, and `texts` are those that hold for anything
 */
export function briefOf(
  typed: string,
  name: NaturalName,
  belonging: Belonging | undefined,
  { common, kinds }: FamilyTexts,
  { facts, catalogue, features = [] }: Told,
): ProductBrief {
  const own = belonging?.kind === undefined ? undefined : kinds[belonging.kind];
  const told = tellFrom(facts, (of) => worded(catalogue[of], name), typed);
  const typedProofs = [...told.proofs, ...worded(features, name).map(proofOf)];
  const suited = suiting(typed);
  const { unfit = [] } = own ?? {};
  const ownProofs = suited(own?.proofs ?? []);
  const ownDoubts = suited(own?.doubts ?? []);
  const shared = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    items.filter((item) => !unfit.includes(textOf(item)));
  const both = (list: TextList) => [
    ...new Set(worded([...(own?.[list] ?? []), ...shared(common[list], (text) => text)], name)),
  ];
  const ownOrBoth = (list: keyof typeof ENOUGH) => {
    const alone = own?.[list] ?? [];
    return alone.length >= ENOUGH[list] ? worded(alone, name) : both(list);
  };
  const proofs = worded([...ownProofs, ...suited(shared(common.proofs, ({ shows }) => shows))], name);
  const doubts = worded([...ownDoubts, ...suited(shared(common.doubts, ({ ask }) => ask))], name);
  const claims = worded([...(own?.claims ?? []), ...shared(common.claims, ({ not }) => not)], name);
  const ownCount = ownProofs.length;
  return {
    typed,
    name,
    wholeName: name,
    ...belonging,
    // What was told comes after the name is filled in: it stays as it was typed.
    knowledge: {
      measure: ownOrBoth('measure'),
      notFor: ownOrBoth('notFor'),
      when: ownOrBoth('when'),
      with: ownOrBoth('with'),
      searched: ownOrBoth('searched'),
      tags: ownOrBoth('tags'),
      never: both('never'),
      claims,
      proofs: [...typedProofs, ...proofs.slice(0, ownCount), ...told.lesserProofs, ...proofs.slice(ownCount)],
      doubts: [...told.doubts, ...doubts],
    },
    toldProofs: typedProofs.length,
    ownProofs: typedProofs.length + ownCount,
    ownDoubts: told.doubts.length + ownDoubts.length,
    told: told.lines,
  };
}

const proofOf = ({ shows, shot, hook, say }: Proof): Proof => ({ shows, shot, hook, say });

/** Lists of mere texts. */
type TextList = 'measure' | 'notFor' | 'when' | 'with' | 'searched' | 'tags' | 'never';

/** Every text of a tree with its slots filled by the name. */
export function worded<Tree>(tree: Tree, name: NaturalName): Tree;
export function worded(tree: unknown, name: NaturalName): unknown {
  if (typeof tree === 'string') return fillName(tree, name);
  if (Array.isArray(tree)) return tree.map((branch) => worded(branch, name));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, worded(branch, name)]));
}
