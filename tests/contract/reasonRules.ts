import { globSync, readFileSync } from 'node:fs';

type Tree = string | Tree[] | { [key: string]: Tree };

/** Keys of texts that explain the text beside them. */
const REASONS = ['reason', 'reasoning', 'why', 'explanation', 'whyDifferent', 'viralReason', 'best'];
/** Keys of lists from which one text is picked. */
const ALTERNATIVES = ['texts', 'bodies', 'variants', 'titles', 'hooks'];

/** What a reason quotes, in French or English quotation marks; not what it compares the text with. */
const QUOTED = /(?<!(?:than|que|qu’une?|dit)\s)[«“]\s?([^«»“”]+?)\s?[»”]/g;

const isList = (value: Tree | undefined): value is Tree[] => Array.isArray(value);
const isRecord = (value: Tree | undefined): value is Record<string, Tree> =>
  typeof value === 'object' && !Array.isArray(value);

const stringsIn = (tree: Tree): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap((part) => stringsIn(part));

/** Letters and digits alone, in lower case. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Several texts for one reason, or several reasons for one text: each is picked without the other. */
function isApart(reason: Tree, record: Record<string, Tree>): boolean {
  if (isList(reason)) return true;
  const others = ALTERNATIVES.flatMap((key) => (record[key] === undefined ? [] : [record[key]]));
  if (typeof reason === 'string') return others.some((other) => isList(other) && typeof other[0] === 'string');
  return others.some((other) => isRecord(other) && Object.keys(reason).some((key) => isList(other[key])));
}

/** A reason that quotes words its record does not contain. */
function quotesElsewhere(reason: string, record: Record<string, Tree>): boolean {
  const text = bare(
    Object.entries(record)
      .flatMap(([key, value]) => (REASONS.includes(key) ? [] : stringsIn(value)))
      .join(' '),
  );
  return Array.from(reason.matchAll(QUOTED), ([, words = '']) => bare(words)).some((words) => !text.includes(words));
}

function faultsIn(tree: Tree, path: string): string[] {
  if (typeof tree === 'string') return [];
  const below = Object.entries(tree).flatMap(([key, part]) => faultsIn(part, path ? `${path}.${key}` : key));
  if (!isRecord(tree)) return below;
  const own = REASONS.filter((key) => {
    const reason = tree[key];
    if (reason === undefined) return false;
    return isApart(reason, tree) || (typeof reason === 'string' && quotesElsewhere(reason, tree));
  });
  return [...own.map((key) => `${path}.${key}`), ...below];
}

/** Reasons in the tools' long texts that may appear beside a text they do not explain. */
export function reasonFaults() {
  return globSync('src/tools/*/locales/{en,fr}.json').flatMap((file) => {
    const { texts = {} }: { texts?: Tree } = JSON.parse(readFileSync(file, 'utf8'));
    return faultsIn(texts, 'texts').map((key) => ({ file, key }));
  });
}
