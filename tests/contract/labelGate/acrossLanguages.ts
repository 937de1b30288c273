import { isLatin } from './alphabets';
import { type Catalogues, isPhrase, type Label } from './labels';
import { isNearEnglish } from './nearEnglish';

/** How each language says one label; plural forms are rows of their own. */
function rowsOf(catalogues: Catalogues): Map<string, Map<string, Label>> {
  const rows = new Map<string, Map<string, Label>>();
  for (const [language, labels] of catalogues) {
    for (const label of labels) {
      const at = `${label.namespace} ${label.key}`;
      rows.set(at, (rows.get(at) ?? new Map()).set(language, label));
    }
  }
  return rows;
}

const LEAST_LANGUAGES = 5;
const MOST_NEAR = 0.8;

/**
 * Labels that are English with letters changed in four of five languages with Latin letters: one invention that was put into
 * all. The most international phrase ('Viral format') is near in two of three. It takes five languages to say so.
 */
export function nearEnglishEverywhere(catalogues: Catalogues): string[] {
  return Array.from(rowsOf(catalogues)).flatMap(([at, row]) => {
    const latin = [...row].filter(([language]) => isLatin(language)).map(([, label]) => label);
    const near = latin.filter(isNearEnglish).length;
    return latin.length >= LEAST_LANGUAGES && near > MOST_NEAR * latin.length ? [at] : [];
  });
}

const MOST_SAME = 10;
const inWords = ({ words }: Label) => words.join(' ');

/** Phrases that more than ten languages say with the same words. Eight say 'CTA' for 'Call to action', none of the others more. */
export function sameEverywhere(catalogues: Catalogues): string[] {
  return Array.from(rowsOf(catalogues)).flatMap(([at, row]) => {
    const counts = new Map<string, number>();
    for (const label of row.values()) {
      const text = inWords(label);
      if (!isPhrase(label) || text === '' || text === label.englishWords.join(' ')) continue;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts].flatMap(([text, count]) => (count > MOST_SAME ? [`${at}: ${text} (${count} languages)`] : []));
  });
}

const MOST_SHARED = 0.3;

/**
 * Pairs of languages that say three phrases in ten with the same words: one was copied from the other. Czech and Slovak, the
 * nearest, share 15 of 100, Danish and Norwegian 14.
 */
export function copies(catalogues: Catalogues): string[] {
  const phrases = Array.from(catalogues, ([language, labels]) => ({
    language,
    texts: new Map(labels.filter(isPhrase).map((label) => [`${label.namespace} ${label.key}`, inWords(label)])),
  }));
  return phrases.flatMap((one, place) =>
    phrases.slice(place + 1).flatMap((other) => {
      const both = [...one.texts].filter(([at]) => other.texts.has(at));
      const same = both.filter(([at, text]) => other.texts.get(at) === text).length;
      return same > MOST_SHARED * both.length ? [`${one.language} and ${other.language}`] : [];
    }),
  );
}
