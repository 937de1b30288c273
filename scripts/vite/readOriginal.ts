import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

type Catalogue = Record<string, unknown>;

/** The namespaces of a language, by kind. */
export interface Catalogues {
  labels: Record<string, Catalogue>;
  texts: Record<string, Catalogue>;
}

/**
 * What notifications say: for the originals this is part of the code, since it has to be available whatever is stored.
 */
const IN_THE_CODE = ['notifications', 'liveTips'];

/** The keys of long texts. */
const LONG = ['texts'];
const LONG_IN: Readonly<Record<string, readonly string[]>> = { legal: ['terms', 'privacy'] };

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The labels and the long texts of an original, which are in one file with the area or tool they belong to. */
export function readOriginal(language: string): Catalogues {
  const catalogues: Catalogues = { labels: {}, texts: {} };
  for (const file of globSync(`src/**/locales/${language}.json`)) {
    const namespace = basename(dirname(dirname(file)));
    if (IN_THE_CODE.includes(namespace)) continue;
    const long = LONG_IN[namespace] ?? LONG;
    const catalogue: Catalogue = JSON.parse(readFileSync(file, 'utf8'));
    for (const [key, value] of Object.entries(catalogue)) {
      if (isEmpty(value)) continue;
      const kind = catalogues[long.includes(key) ? 'texts' : 'labels'];
      kind[namespace] = { ...kind[namespace], [key]: value };
    }
  }
  return catalogues;
}
