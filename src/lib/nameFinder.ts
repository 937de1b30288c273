import { alignStart } from './alignment.ts';
import { fold } from './fold.ts';

/** A name that was found in a text, well or badly spelt. */
export interface FoundName<Named> {
  named: Named;
  /** The places of the first and last of the text's words that it stands for. */
  first: number;
  last: number;
  /** Letters of the name, without spaces. */
  letters: number;
  /** Letters to change; half a letter for what only sounds the same. */
  edits: number;
}

/** Finds names in compared words, in no order. */
export interface NameFinder<Named> {
  /** All that stand there letter for letter. */
  exact(words: readonly string[]): FoundName<Named>[];
  /** Those that begin at one of the first `within` words and resemble what stands there, some word of it unknown. */
  similar(words: readonly string[], within: number): FoundName<Named>[];
  /** Those of several words that all stand there in their order, with other words between them. */
  scattered(words: readonly string[]): ScatteredName<Named>[];
}

/** A name whose words stand apart. */
export interface ScatteredName<Named> extends FoundName<Named> {
  /** The place of each of its words. */
  places: readonly number[];
}

const LITTLE = 'a au aux avec d de des du en et l la le les of un une an and pour for with'.split(' ');
const LITTLE_WORD = new RegExp(String.raw`(?<=^|\s)(?:${LITTLE.join('|')})(?=\s|$)`, 'g');
const NO_LETTERS = /[^\p{L}\p{N}\n]+/gu;
/** A plural’s last letter in words of more than three. */
const PLURAL = /(?<=\S{3})[sx](?=\s|$)/g;

/** Folded text without the little words that people leave out, in the singular; a line stays a line. */
const compared = (folded: string): string =>
  folded.replace(NO_LETTERS, ' ').replace(LITTLE_WORD, '').replace(PLURAL, '');

const wordsOf = (line: string) => line.split(' ').filter((word) => word !== '');

/** The words by which names and texts are compared: folded, without the little ones that people leave out, singular. */
export const comparedWords = (text: string): string[] => wordsOf(compared(fold(text)).replace(/\n/g, ' '));

/** How a word sounds in French, roughly: words that are spelt by ear come out alike. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/qu|q|ck|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/eaux?|aux?|ot(?![a-z])/g, 'o')
    .replace(/ai|ei/g, 'e')
    .replace(/(?:er|ez|et|ee|es)(?![a-z])/g, 'e')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)[stxde]+(?![a-z])/g, '');

/** What a word begins with to the ear: names that begin otherwise are not compared. */
function onsetOf(word: string): string {
  const [first = '', second = ''] = word;
  if (first === 'h' && second !== '') return onsetOf(word.slice(1));
  if (first === 'p' && second === 'h') return 'f';
  if (first === 'c' && /[eiy]/.test(second)) return 's';
  if (first === 'g' && /[eiy]/.test(second)) return 'j';
  return SAME_ONSET[first] ?? first;
}
const SAME_ONSET: Readonly<Record<string, string>> = { c: 'k', q: 'k', z: 's', y: 'i' };

/** The most words of one name that are looked up as they are spelt. */
const LONGEST = 6;
/** One edit is forgiven in names of this many letters, and one more for each so many beyond. */
const FORGIVEN_FROM = 6;
const EACH = 5;

/** A sound is only compared if it keeps this share of the letters: “flaxseed gel” sounds like too much else. */
const HEARD = 0.6;

const forgivenIn = (letters: number) =>
  letters < FORGIVEN_FROM ? 0 : 1 + Math.floor((letters - FORGIVEN_FROM) / EACH);

class Entry<Named> {
  readonly named: Named;
  readonly spelt: string;
  readonly #line: string;
  #words: readonly string[] | undefined;
  #sound: string | undefined;

  constructor(line: string, named: Named) {
    this.named = named;
    this.spelt = line.replaceAll(' ', '');
    this.#line = line;
  }

  get words(): readonly string[] {
    this.#words ??= wordsOf(this.#line);
    return this.#words;
  }

  get sound(): string {
    this.#sound ??= this.words.map(soundOf).join('');
    return this.#sound;
  }
}

/**
 * A finder of names in texts that forgives accents, plurals, little words and spaces, and where it looks for what is
 * similar also typing mistakes and spelling by ear.
 */
export function nameFinder<Named>(names: Iterable<readonly [name: string, named: Named]>): NameFinder<Named> {
  const entries = entriesOf(Array.from(names));
  const bySpelling = grouped(entries, ({ spelt }) => spelt);
  const byOnset = onDemand(() => grouped(entries, ({ spelt }) => onsetOf(spelt)));
  const byFirstWord = onDemand(() =>
    grouped(
      entries.filter(({ words }) => words.length > 1),
      ({ words }) => words[0] ?? '',
    ),
  );
  const known = onDemand(() => new Set(entries.flatMap(({ words }) => words)));

  return {
    exact: (words) =>
      words.flatMap((_, first) => {
        const found: FoundName<Named>[] = [];
        for (let last = first; last < Math.min(words.length, first + LONGEST); last++) {
          const key = words.slice(first, last + 1).join('');
          for (const { named, spelt } of bySpelling.get(key) ?? [])
            found.push({ named, first, last, letters: spelt.length, edits: 0 });
        }
        return found;
      }),
    similar: (words, within) => {
      if (words.every((word) => known().has(word))) return [];
      const spelling = joined(words);
      const sounds = joined(words.map(soundOf));
      const isMisspelt = ({ first, last }: FoundName<Named>) =>
        words.slice(first, last + 1).some((word) => !known().has(word));
      return words
        .slice(0, within)
        .flatMap((word, first) =>
          (byOnset().get(onsetOf(word)) ?? []).flatMap((entry) => similarAt(entry, first, spelling, sounds) ?? []),
        )
        .filter(isMisspelt);
    },
    scattered: (words) =>
      words.flatMap((word, first) =>
        (byFirstWord().get(word) ?? []).flatMap((entry) => scatteredFrom(entry, words, first) ?? []),
      ),
  };
}

/** Folded and compared all at once: one by one that takes as long as all the rest. */
function entriesOf<Named>(names: readonly (readonly [name: string, named: Named])[]): Entry<Named>[] {
  const lines = compared(fold(names.map(([name]) => name).join('\n'))).split('\n');
  return names.map(([, named], index) => new Entry(lines[index] ?? '', named));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Made when it is first wanted. */
function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function scatteredFrom<Named>(
  { named, words, spelt }: Entry<Named>,
  text: readonly string[],
  first: number,
): ScatteredName<Named> | undefined {
  const places = [first];
  for (const word of words.slice(1)) {
    const place = text.indexOf(word, (places.at(-1) ?? first) + 1);
    if (place < 0) return undefined;
    places.push(place);
  }
  return { named, first, last: places.at(-1) ?? first, letters: spelt.length, edits: 0, places };
}

/** Words without spaces between them, and where each one starts and ends. */
interface Joined {
  text: string;
  starts: readonly number[];
  ends: ReadonlySet<number>;
}

function joined(words: readonly string[]): Joined {
  const starts: number[] = [];
  const ends = new Set<number>();
  let length = 0;
  for (const word of words) {
    starts.push(length);
    length += word.length;
    ends.add(length);
  }
  return { text: words.join(''), starts, ends };
}

function similarAt<Named>(
  entry: Entry<Named>,
  first: number,
  spelling: Joined,
  sounds: Joined,
): FoundName<Named> | undefined {
  const letters = entry.spelt.length;
  const forgiven = forgivenIn(letters);
  if (forgiven === 0) return undefined;
  const found = startsAlike(entry.spelt, spelling, first) ? matchAt(entry.spelt, spelling, first, forgiven) : undefined;
  const heard =
    entry.sound.length < Math.max(FORGIVEN_FROM, letters * HEARD)
      ? undefined
      : matchAt(entry.sound, sounds, first, forgivenIn(letters) - 1);
  const best = heard && (!found || heard.edits + 0.5 < found.edits) ? { ...heard, edits: heard.edits + 0.5 } : found;
  return best && { named: entry.named, first, letters, ...best };
}

/** Whether one of the first two letters is where it belongs, or they are swapped: a cheap test before an alignment. */
function startsAlike(pattern: string, { text, starts }: Joined, first: number): boolean {
  const start = starts[first] ?? 0;
  const letters = text.slice(start, start + 3);
  return letters.includes(pattern.charAt(0)) || letters.includes(pattern.charAt(1));
}

/** Whether one of so many pieces of a pattern stands in a text unchanged: of few edits some piece remains untouched. */
function sharesPiece(pattern: string, text: string, pieces: number): boolean {
  const length = Math.max(2, Math.floor(pattern.length / pieces));
  for (let start = 0; start + length <= pattern.length; start += length) {
    if (text.includes(pattern.slice(start, start + length))) return true;
  }
  return false;
}

function matchAt(pattern: string, { text, starts, ends }: Joined, first: number, forgiven: number) {
  const start = starts[first] ?? 0;
  const rest = text.slice(start, start + pattern.length + forgiven);
  if (!sharesPiece(pattern, rest, forgiven + 2)) return undefined;
  const found = alignStart(pattern, rest, forgiven, (length) => ends.has(start + length));
  if (!found) return undefined;
  const end = start + found.length;
  let last = first;
  while (last + 1 < starts.length && (starts[last + 1] ?? 0) < end) last++;
  return { last, edits: found.edits };
}
