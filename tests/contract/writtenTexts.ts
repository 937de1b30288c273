import { globSync, readFileSync } from 'node:fs';
import { originals, textsOf } from './catalogueFiles';

/** One text as written: where it is, and in which language. */
export interface Written {
  file: string;
  /** Dotted in a catalogue; the line number in a guide of the coach. */
  key: string;
  language: string;
  text: string;
}

/** Languages with long texts of their own besides the two originals. */
const WITH_LONG_TEXTS = ['ar', 'de', 'es', 'it', 'pt'];

const catalogued: Written[] = originals.flatMap(({ file, language, texts }) =>
  Array.from(texts, ([key, text]) => ({ file, key, language, text })),
);

/** A user's question is quoted in a guide as users write it, so it is not a text of ours. */
const ASKED = /(?:questions|suggestions): \[[^\]]*\],?/g;

/** The coach's guides and sentences, line by line. */
const ofCoach: Written[] = globSync('src/domain/coach/{guides/{en,fr}/*,*.{en,fr}}.ts')
  .filter((file) => !/test|evaluation|lexicon/.test(file))
  .flatMap((file) => {
    const language = /[./](en|fr)[./]/.exec(file)?.[1] ?? '';
    const kept = readFileSync(file, 'utf8').replace(ASKED, (asked) => asked.replace(/[^\n]/g, ''));
    return kept.split('\n').map((text, line) => ({ file, key: `${line + 1}`, language, text }));
  });

/** Everything written in French and English. */
export const written: readonly Written[] = [...catalogued, ...ofCoach];

/** The long texts of the other languages. */
export const translated: readonly Written[] = WITH_LONG_TEXTS.flatMap((language) =>
  Array.from(textsOf(language, 'texts')).flatMap(([namespace, texts]) =>
    Array.from(texts, ([key, text]) => ({
      file: `src/i18n/locales/${language}/${namespace}.texts.json`,
      key,
      language,
      text,
    })),
  ),
);
