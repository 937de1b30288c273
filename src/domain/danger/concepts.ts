import { UNSPACED, wordsOf } from './features.ts';

/**
 * The wordings a language has for each concept (`hit`, `partner`, `pills`…): words, or beginnings of words (`suicid*`),
 * separated by spaces; phrases after commas.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** The concepts found in a message's words. */
export interface FoundConcepts {
  /** One per word: the first concept it stands for, or none. */
  byWord: readonly (string | undefined)[];
  /** All concepts, including those of phrases, sorted. */
  all: readonly string[];
}

export type ConceptFinder = (words: readonly string[]) => FoundConcepts;

function put(into: Map<string, string[]>, key: string, concept: string): void {
  const known = into.get(key);
  if (known) known.push(concept);
  else into.set(key, [concept]);
}

/** A function that finds the concepts of a lexicon in folded words. */
export function conceptFinder(lexicon: Lexicon): ConceptFinder {
  const exact = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const phrases: [phrase: string, concept: string][] = [];
  for (const [concept, text] of Object.entries(lexicon)) {
    const [single = '', ...several] = text.split(',');
    for (const entry of [...single.split(' '), ...several]) {
      const plain = wordsOf(entry).join(' ');
      if (plain === '') continue;
      if (plain.includes(' ') || UNSPACED.test(plain)) phrases.push([plain, concept]);
      else put(entry.endsWith('*') ? beginnings : exact, plain, concept);
    }
  }
  const conceptsOf = (word: string): string[] => {
    const found = [...(exact.get(word) ?? [])];
    for (let length = 1; length <= word.length; length++) found.push(...(beginnings.get(word.slice(0, length)) ?? []));
    return found;
  };
  return (words) => {
    const text = ` ${words.join(' ')} `;
    const ofWords = words.map(conceptsOf);
    const ofPhrases = phrases.flatMap(([phrase, concept]) =>
      text.includes(UNSPACED.test(phrase) ? phrase : ` ${phrase} `) ? [concept] : [],
    );
    return {
      byWord: ofWords.map(([first]) => first),
      all: [...new Set([...ofWords.flat(), ...ofPhrases])].sort(),
    };
  };
}

/** The features that hold in any language: each concept of a message alone, and in pairs and triples. */
export function* conceptsTogether({ all }: FoundConcepts): Iterable<string> {
  for (const [place, one] of all.entries()) {
    yield `@${one}`;
    for (const [further, two] of all.slice(place + 1).entries()) {
      yield `@${one}+${two}`;
      for (const three of all.slice(place + further + 2)) yield `@${one}+${two}+${three}`;
    }
  }
}

/** The order in which a message's concepts follow each other, and the words of its language beside them. */
export function* conceptsInOrder(words: readonly string[], { byWord }: FoundConcepts): Iterable<string> {
  const shown = (place: number) => byWord[place] ?? words[place];
  for (const place of words.keys()) {
    for (const step of [1, 2]) {
      const isOfConcepts = (byWord[place] ?? byWord[place + step]) !== undefined;
      if (place + step < words.length && isOfConcepts) yield `${step}>${shown(place)} ${shown(place + step)}`;
    }
  }
}
