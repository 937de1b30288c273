/** Lower case, no accents, ligatures split, straight apostrophes: the form in which words are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘ʼ`´]/g, "'");
}

/** The folded words of a text; an elision is a word of its own (« j’ai » gives `j`, `ai`). */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether `text` contains `part`, both folded; every text contains a blank part. */
export function includesFolded(text: string, part: string): boolean {
  return fold(text).includes(fold(part.trim()));
}
