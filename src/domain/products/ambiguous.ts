/** One thing that an ambiguous word can mean, and the words beside it that decide for it. */
export interface Meaning {
  kind: string;
  decidedBy: string;
}

/** Words that mean different products, by word. The words that decide are separated by spaces. */
export const AMBIGUOUS: Readonly<Record<string, readonly Meaning[]>> = {};
