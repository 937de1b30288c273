const SEQUENCE = 4;

/** The runs of four words in these lines; none reaches from one line into the next. */
export function sequencesIn(lines: readonly string[]): Set<string> {
  const sequences = new Set<string>();
  for (const line of lines) {
    const words =
      line
        .toLowerCase()
        .normalize('NFC')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let start = 0; start + SEQUENCE <= words.length; start++) {
      sequences.add(words.slice(start, start + SEQUENCE).join(' '));
    }
  }
  return sequences;
}

/** The share of the first text's four-word sequences that the second has, too: 0 to 1; 0 if it has none. */
export function sameShare(one: readonly string[], other: readonly string[]): number {
  const own = sequencesIn(one);
  const others = sequencesIn(other);
  let same = 0;
  for (const sequence of own) if (others.has(sequence)) same++;
  return own.size === 0 ? 0 : same / own.size;
}

/** Every text of a result, without those under the given keys, with the product's name made neutral. */
export function linesOf(made: unknown, product: string, without: ReadonlySet<string>): string[] {
  if (typeof made === 'string') return [made.replaceAll(product, 'PRODUCT')];
  if (Array.isArray(made)) return made.flatMap((part) => linesOf(part, product, without));
  if (typeof made !== 'object' || made === null) return [];
  return Object.entries(made).flatMap(([key, part]) => (without.has(key) ? [] : linesOf(part, product, without)));
}
