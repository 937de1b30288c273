/** Where a sentence ends: not at a decimal point, and not before what closes or follows a quotation. */
const END = /(?<=[.!?…])\s+(?=[\p{Lu}«“*\d-])(?![»”])|\n+/u;

/** The sentences and list lines of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const isItem = (line: string) => line.startsWith('- ');

/** The items of the lists in a text, without their dash. */
export const itemsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter(isItem)
    .map((line) => line.slice(2));

/** A text so long is two bubbles. */
const LONG = 32;

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A text as bubbles: a long one as its first sentence or two, then the rest. Lists stay with the line before them. */
export function bubblesOf(text: string): string[] {
  if (wordCount(text) <= LONG) return [text];
  const list = text.search(/\n- /);
  const spoken = list < 0 ? text : text.slice(0, list);
  const sentences = sentencesOf(spoken);
  if (sentences.length < 2) return [text];
  const first =
    wordCount(sentences[0] ?? '') < 6 && sentences.length > 2 ? sentences.slice(0, 2) : sentences.slice(0, 1);
  const head = first.join(' ');
  const at = text.indexOf(first.at(-1) ?? '') + (first.at(-1)?.length ?? 0);
  return [head, text.slice(at).trim()];
}
