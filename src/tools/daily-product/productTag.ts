const MOST_LETTERS = 22;
/** A word that a name should not end on: « à », « de », « pour », "with". */
const JOINING = /^(?:\p{L}{1,2}|les|des|une|aux|pour|avec|sans|for|and|the|with)$/iu;

/** As much of a product's name as makes a hashtag that people would type, without '#': whole words, at least one. */
export function productTag(name: string): string {
  const keptWords: string[] = [];
  for (const word of name.toLowerCase().split(/\s+/)) {
    if (keptWords.length > 0 && [...keptWords, word].join('').length > MOST_LETTERS) break;
    keptWords.push(word);
  }
  while (keptWords.length > 1 && JOINING.test(keptWords.at(-1) ?? '')) keptWords.pop();
  return keptWords.join('');
}
