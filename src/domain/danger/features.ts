/** Scripts written without spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** How many letters form one group, in scripts with spaces and in those without. */
const SPACED_GRAMS = [4, 5];
const UNSPACED_GRAMS = [2, 3];

/** Signs that people often omit: Hebrew points, Arabic vowels, hamzas and lengthening, nuktas, joiners. */
const LEFT_OUT = /[\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c\u09bc\u200c\u200d]/g;

/**
 * The words of a message as they are compared: lower case, without Latin accents and signs often omitted, with
 * compatibility forms and drawn-out letters ("pleaaase") reduced to one. Other marks of other scripts stay, because
 * they are vowels there.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .replace(LEFT_OUT, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .normalize('NFC');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function* gramsOf(word: string): Iterable<string> {
  const unspaced = UNSPACED.test(word);
  const letters = Array.from(unspaced ? word : `<${word}>`);
  for (const length of unspaced ? UNSPACED_GRAMS : SPACED_GRAMS) {
    for (let start = 0; start + length <= letters.length; start++) yield letters.slice(start, start + length).join('');
  }
}

/**
 * The features that a message's words are judged by: each word, neighbours and next but one, and groups of letters in
 * them.
 */
export function* wordFeatures(words: readonly string[]): Iterable<string> {
  for (const [place, word] of words.entries()) {
    yield `1 ${word}`;
    if (place + 1 < words.length) yield `2 ${word} ${words[place + 1]}`;
    if (place + 2 < words.length) yield `3 ${word} ${words[place + 2]}`;
    yield* gramsOf(word);
  }
}
