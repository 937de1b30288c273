import { pick } from '../../lib/pick.ts';
import type { Random } from '../../lib/seededRandom.ts';
import type { FamilyTexts, Knowledge, Proof } from './familyFiles.ts';
import { fillName, type NaturalName } from './naturalName.ts';

/** All that a text may say of one product, in one language. */
export interface ProductBrief {
  /** To the letter, as the creator typed it. */
  typed: string;
  name: NaturalName;
  /** Without a kind only the family is known, without a family nothing. */
  family?: string;
  kind?: string;
  knowledge: Knowledge;
}

/** What is known of a kind, or without one of its family, worded for the product's name. */
export function briefOf(
  typed: string,
  name: NaturalName,
  { family, kind }: { family: string; kind?: string },
  texts: FamilyTexts,
): ProductBrief {
  const own = kind === undefined ? undefined : texts.kinds[kind];
  const known = { ...texts.common, ...own };
  return { typed, name, family, ...(kind && { kind }), knowledge: worded(known, name) };
}

/** What can be said of anything: no line tells what it looks like, how it moves or how it is used. */
export const unknownBrief = (typed: string, name: NaturalName, knowledge: Knowledge): ProductBrief => ({
  typed,
  name,
  knowledge: worded(knowledge, name),
});

/** Every text of a tree with its slots filled by the name. */
export function worded<Tree>(tree: Tree, name: NaturalName): Tree;
export function worded(tree: unknown, name: NaturalName): unknown {
  if (typeof tree === 'string') return fillName(tree, name);
  if (Array.isArray(tree)) return tree.map((branch) => worded(branch, name));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, worded(branch, name)]));
}

/** One line of thought through a result: what it proves, and what goes with it. */
export interface Thread {
  proof: Proof;
  doubt: Knowledge['doubts'][number];
  measure: string;
  notFor: string;
  when: string;
  beside: string;
  claim: Knowledge['claims'][number];
}

/**
 * Picks a thread of which nothing was used lately, as far as there is something left.
 *
 * @param used texts of earlier results of the tool, newest last
 */
export function pickThread(random: Random, { knowledge }: ProductBrief, used: readonly string[] = []): Thread {
  const fresh = <Item>(items: readonly Item[], textOf: (item: Item) => string) => {
    const unused = items.filter((item) => !used.includes(textOf(item)));
    return pick(random, unused.length > 0 ? unused : items);
  };
  const itself = (text: string) => text;
  return {
    proof: fresh(knowledge.proofs, ({ hook }) => hook),
    doubt: fresh(knowledge.doubts, ({ ask }) => ask),
    measure: fresh(knowledge.measure, itself),
    notFor: fresh(knowledge.notFor, itself),
    when: fresh(knowledge.when, itself),
    beside: fresh(knowledge.with, itself),
    claim: fresh(knowledge.claims, ({ not }) => not),
  };
}
