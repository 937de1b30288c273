import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import {
  DANGER_JUDGE,
  isOriginal,
  LANGUAGE_FOLDER,
  LANGUAGE_INDEX,
  type LanguageFiles,
  type LanguageIndex,
  ORIGINALS,
} from '../../src/contracts/languageFiles.ts';
import type { Original } from '../../src/domain/products/productBook.ts';
import { furtherTopics, storedCoachBook } from '../coach/storedCoachBook.ts';
import { productCommons, productKinds } from '../products/productTexts.ts';
import { storedWordings } from '../products/storedBooks.ts';
import { type Catalogues, readOriginal } from './readOriginal.ts';

const LOCALES = 'src/i18n/locales';
/** The namespaces of the first screen. */
const FIRST = ['shell', 'coach'];
/** Catalogues that only the build reads: the language screen's is in the page itself, the others' in its manifests. */
const ONLY_BUILT = ['start', 'manifest'];

/** A lexicon, the words that reveal danger, travels with the labels. */
const CATALOGUE = /^([\w-]+)\.(labels|texts|lexicon)\.json$/;

/** Beside the code, all of whose files are in the precache. */
const PRECACHED_FOLDER = '/assets/';

/** The namespaces of one language; an original's areas and tools have their catalogues in their own folders. */
function readCatalogues(language: string): Catalogues {
  const { labels, texts } = ORIGINALS.includes(language) ? readOriginal(language) : { labels: {}, texts: {} };
  for (const file of readdirSync(`${LOCALES}/${language}`)) {
    const [, namespace = '', kind] = CATALOGUE.exec(file) ?? [];
    if (!kind || ONLY_BUILT.includes(namespace)) continue;
    const into = kind === 'texts' ? texts : labels;
    into[namespace] = JSON.parse(readFileSync(`${LOCALES}/${language}/${file}`, 'utf8'));
  }
  if (isOriginal(language)) Object.assign(texts, productCommons(language));
  return { labels, texts };
}

export interface BuiltLanguages {
  index: LanguageIndex;
  /** The content at each address. */
  files: Map<string, string>;
}

/**
 * Every language as files to fetch: few, because on a bad connection each one costs time. The labels of the originals
 * are part of the precache.
 */
export function buildLanguages(): BuiltLanguages {
  const index: LanguageIndex = {};
  const files = new Map<string, string>();
  const put = (folder: string, name: string, content: object) => {
    const json = JSON.stringify(content);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 6);
    const address = `${folder}${name}-${hash}.json`;
    files.set(address, json);
    return address;
  };
  for (const language of readdirSync(LOCALES)) {
    const { labels, texts } = readCatalogues(language);
    const of = (isFirst: boolean) =>
      Object.fromEntries(Object.entries(labels).filter(([namespace]) => FIRST.includes(namespace) === isFirst));
    const folder = `${LANGUAGE_FOLDER}${language}/`;
    const putLabels = (name: string, content: object) =>
      ORIGINALS.includes(language) ? put(PRECACHED_FOLDER, `${language}.${name}`, content) : put(folder, name, content);
    index[language] = {
      first: putLabels('first', of(true)),
      labels: putLabels('labels', of(false)),
      ...(!ORIGINALS.includes(language) && {
        judge: put(folder, DANGER_JUDGE, {
          [DANGER_JUDGE]: JSON.parse(readFileSync(`${LOCALES}/${language}/${DANGER_JUDGE}.json`, 'utf8')),
        }),
      }),
      texts: Object.fromEntries(
        Object.entries(texts).map(([namespace, content]) => [namespace, put(folder, `${namespace}.texts`, content)]),
      ),
      ...(Object.keys(texts).length > 0 && { allTexts: put(folder, 'texts', texts) }),
      ...(isOriginal(language) && {
        coach: put(folder, 'coach', storedCoachBook(language)),
        coachFurther: put(folder, 'coachFurther', furtherTopics(language)),
        wordings: put(folder, 'wordings', storedWordings(language)),
        kinds: putKinds(language, (family, kinds) => put(folder, `${family}.kinds`, kinds)),
      }),
    };
  }
  files.set(LANGUAGE_INDEX, JSON.stringify(index));
  return { index, files };
}

/** Writes what is known of single kinds; their addresses by niche and family. */
function putKinds(language: Original, put: (family: string, kinds: object) => string): LanguageFiles['kinds'] {
  const addresses: Record<string, Record<string, string>> = {};
  for (const { family, niche, content } of productKinds(language))
    addresses[niche] = { ...addresses[niche], [family]: put(family, content) };
  return addresses;
}

/** Adds the language files to the build, and serves them in development. */
export function languageFiles(): Plugin {
  return {
    name: 'jimp:language-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [address, source] of buildLanguages().files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = request.url?.endsWith('.json') && buildLanguages().files.get(request.url);
        if (!source) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(source);
      });
    },
  };
}
