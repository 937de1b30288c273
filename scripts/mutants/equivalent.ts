/** Changes after which the product does the same, by the mutant's key, and why no test can notice them. */
export const EQUIVALENT: ReadonlyMap<string, string> = new Map<string, string>([]);
