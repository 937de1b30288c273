import { globSync } from 'node:fs';
import { readTopics } from '../../scripts/coach/topics.ts';
import { originals, readTexts, textsOf } from './catalogueFiles';

/** One text as written: where it is, and in which language. */
export interface Written {
  file: string;
  /** Dotted in a catalogue; the line number in a file of the coach. */
  key: string;
  language: string;
  text: string;
}

/** Languages with long texts of their own besides the two originals. */
const WITH_LONG_TEXTS = ['ar', 'de', 'es', 'it', 'pt'];

const catalogued: Written[] = originals.flatMap(({ file, language, texts }) =>
  Array.from(texts, ([key, text]) => ({ file, key, language, text })),
);

/** What the coach says: of its facts also the first question, which is a button. The others are quoted as people write. */
const ofTopics: Written[] = (['fr', 'en'] as const).flatMap((language) =>
  Object.entries(readTopics(language)).flatMap(([topic, { why = '', facts }]) => {
    const file = `src/domain/coach/topics/${language}/${topic}.json`;
    const said = Object.entries(facts).flatMap(
      ([
        key,
        {
          asks: [ask = ''],
          says,
          why: reason = '',
          variants = [],
        },
      ]) =>
        [ask, says, reason, ...variants.map((variant) => variant.says)].map((text) => ({ file, key, language, text })),
    );
    return [{ file, key: 'why', language, text: why }, ...said];
  }),
);

const ofSentences: Written[] = globSync('src/domain/coach/answer/**/{en,fr}.json').flatMap((file) => {
  const language = /\/(en|fr)\.json$/.exec(file)?.[1] ?? '';
  return Array.from(readTexts(file), ([key, text]) => ({ file, key, language, text }));
});

/** Everything written in French and English. */
export const written: readonly Written[] = [...catalogued, ...ofTopics, ...ofSentences];

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
