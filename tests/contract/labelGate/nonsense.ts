import { type Label, saying } from './labels';

/** Makes a text that says nothing of one label; the place is its number among the labels. */
type Maker = (label: Label, place: number) => string;

const LOREM =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua'.split(
    ' ',
  );
const VOWELS = 'aeiou';
/** In place of the slots, which the other tests keep, only the words are turned. */
const words = (text: string, turn: (word: string) => string) =>
  text.replace(/\{\{\w+\}\}|\p{L}+/gu, (one) => (one.startsWith('{{') ? one : turn(one)));
const turned = (word: string) => [...word].reverse().join('');
const nextVowel = (letter: string) => VOWELS[(VOWELS.indexOf(letter) + 1) % VOWELS.length] ?? letter;

/** Ways to fill a catalogue without a translator. */
export const NONSENSE: Readonly<Record<string, Maker>> = {
  'the English with a mark behind it': ({ english }) => `${english} ‹zu`,
  'the English with a word behind it': ({ english }) => `${english} zu`,
  'the English with its vowels swapped': ({ english }) => words(english, (word) => word.replace(/[aeiou]/g, nextVowel)),
  'the English backwards': ({ english }) => words(english, turned),
  'lorem ipsum': ({ english }, place) =>
    english
      .split(' ')
      .map((_, word) => LOREM[(place + word) % LOREM.length])
      .join(' '),
  'one text for all labels': () => 'Video',
};

/** The same labels with nonsense for those that are chosen. */
export function filledWith(make: Maker, labels: readonly Label[], isChosen: (label: Label) => boolean): Label[] {
  return labels.map((one, place) => (isChosen(one) ? saying(one, make(one, place)) : one));
}

/** The French text of each label, whatever the language. */
export const frenchFor =
  (french: ReadonlyMap<string, Label>): Maker =>
  ({ namespace, key, text }) =>
    french.get(`${namespace} ${key}`)?.text ?? text;
