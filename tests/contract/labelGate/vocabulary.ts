import { isPhrase, type Label } from './labels';
import { isNearEnglish } from './nearEnglish';

/** Enough of a word to know it by, whatever its ending. */
const STEM = 4;

/** Tells of a word whether others of the language's labels have one that begins as it does. */
export function recurring(labels: readonly Label[]): (word: string) => boolean {
  const labelsOf = new Map<string, Set<string>>();
  for (const { english, words } of labels) {
    // By the English: the plural forms of a label prove nothing for each other, nor does the same label of another tool.
    for (const word of words) {
      const stem = word.slice(0, STEM);
      labelsOf.set(stem, (labelsOf.get(stem) ?? new Set()).add(english));
    }
  }
  return (word) => (labelsOf.get(word.slice(0, STEM))?.size ?? 0) > 1;
}

/** Examples to type name products and cities, which no other label does. */
const isExample = ({ key }: Label) => /(?:placeholder|Example)$/.test(key);
const FEWEST = 3;
const UNSPACED = new Set(['ja', 'th', 'zh']);

/**
 * Texts of three words or more with none that any other label of the language has: another language, or none. Of 80,000 right
 * ones two are so. Where no spaces set words apart there are none to judge by.
 */
export function strangers(labels: readonly Label[], language: string): Label[] {
  if (UNSPACED.has(language)) return [];
  const recurs = recurring(labels);
  return labels.filter((label) => {
    const own = label.words.filter((word) => !label.englishWords.includes(word));
    return own.length >= FEWEST && !isExample(label) && !own.some(recurs);
  });
}

/** Words that half of Europe shares with English, by how they begin: to stand in one label only proves nothing. */
const INTERNATIONAL = /^(?:affilia|[ck]on[cksz]ep|konzep|d[iy]nami|frequen|gener|manu|marat|modu|psycho|standa|vitam)/;

/** Those with a word that is neither English nor the language's: it begins as no word of any other label does. */
function withForeignWord(suspects: readonly Label[], labels: readonly Label[]): Label[] {
  const recurs = recurring(labels);
  const isKnown = (word: string, { englishWords }: Label) =>
    englishWords.some((one) => word.startsWith(one) || one.startsWith(word)) ||
    INTERNATIONAL.test(word) ||
    recurs(word);
  return suspects.filter((label) => !label.words.every((word) => isKnown(word, label)));
}

/** Phrases near their English that are not made of words that recur, as a cognate in earnest is ('Nuwe idee'). */
export const inventedCognates = (labels: readonly Label[]) => withForeignWord(labels.filter(isNearEnglish), labels);

/**
 * Phrases with the words of the French original, one of which the language has nowhere else. What Spanish or Indonesian says
 * as French does ('Plan de live', 'Format video') is made of its own words.
 */
export function copiedFrench(labels: readonly Label[], french: ReadonlyMap<string, Label>): Label[] {
  const isCopy = ({ namespace, key, words }: Label) => {
    const original = french.get(`${namespace} ${key}`);
    return original !== undefined && original.words.length > 1 && words.join(' ') === original.words.join(' ');
  };
  return withForeignWord(
    labels.filter((label) => isPhrase(label) && isCopy(label)),
    labels,
  );
}
