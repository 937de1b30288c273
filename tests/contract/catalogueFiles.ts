import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

type Tree = string | Tree[] | { [key: string]: Tree };

/** Every text by its dotted key. */
export type Texts = Map<string, string>;

export interface Catalogue {
  file: string;
  language: string;
  namespace: string;
  texts: Texts;
}

function flatten(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

export const readTexts = (file: string): Texts => new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));

const LOCALES = 'src/i18n/locales';

/** English and French: each catalogue with the area or tool it belongs to, labels and texts together. */
export const originals: Catalogue[] = [
  ...globSync(`${LOCALES}/{en,fr}/*.labels.json`).map((file) => {
    const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.labels/.exec(file) ?? [];
    return { file, language, namespace, texts: readTexts(file) };
  }),
  ...globSync([
    'src/{app,domain,features,tools}/*/locales/{en,fr}.json',
    'src/features/coach/{chat,danger,video}/locales/{en,fr}.json',
  ]).map((file) => {
    const [, namespace = '', language = ''] = /\/([\w-]+)\/locales\/(\w+)\.json/.exec(file) ?? [];
    return { file, language, namespace, texts: readTexts(file) };
  }),
];

/** What is not a label: long texts, which are translated as they are read if nobody has written them. */
const isLongText = (namespace: string, key: string) =>
  key.startsWith('texts.') || namespace === 'liveTips' || (namespace === 'legal' && /^(?:terms|privacy)\./.test(key));

/** The labels of the English original, or its long texts, by namespace. */
export function englishTexts(kind: 'labels' | 'texts'): Map<string, Texts> {
  const english = originals.filter(({ language }) => language === 'en');
  return new Map(
    english.map(({ namespace, texts }) => [
      namespace,
      new Map([...texts].filter(([key]) => isLongText(namespace, key) === (kind === 'texts'))),
    ]),
  );
}

/** The labels or long texts of a language other than the originals, by namespace. */
export function textsOf(language: string, kind: 'labels' | 'texts'): Map<string, Texts> {
  const files = globSync(`${LOCALES}/${language}/*.${kind}.json`);
  return new Map(files.map((file) => [basename(file, `.${kind}.json`), readTexts(file)]));
}

export const PLURAL = /_(?:zero|one|two|few|many|other)$/;
export const withoutPlural = (keys: Iterable<string>) => new Set(Array.from(keys, (key) => key.replace(PLURAL, '')));
export const slotsOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
