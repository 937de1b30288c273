import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { buildLanguages } from '../../scripts/vite/languageFiles.ts';
import { ORIGINALS } from '../../src/contracts/languageFiles.ts';
import type { StartFiles } from '../../src/start/pageData.ts';
import type { Figure } from './budgets.ts';
import { PRODUCT } from './build.ts';
import { type Link, reachable, readLinks } from './chunks.ts';

const ASSETS = `${PRODUCT}/assets`;

/** The scripts that the language screen and home start with. */
function readStart(): Set<string> {
  const json = /id="start-files">([^<]*)</.exec(readFileSync(`${PRODUCT}/index.html`, 'utf8'))?.[1];
  if (!json) throw new Error('index.html names no start files');
  const { language, app }: StartFiles = JSON.parse(json);
  return new Set([...language, ...app].map((path) => path.replace('/assets/', '')));
}

const packed = (content: string | Buffer) => brotliCompressSync(content).length / 1000;
const kilobytes = (file: string) => packed(readFileSync(`${ASSETS}/${file}`));

function sumOf(name: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) {
    const size = kilobytes(file);
    console.log(`  ${name}: ${size.toFixed(1)} KB ${file}`);
    sum += size;
  }
  return sum;
}

/**
 * What a tool adds to what is fetched, compressed: every script reachable only from its screen, including those loaded
 * later, and its texts in the language whose file is larger. Whatever else the tools' screens load beyond the first
 * screen (the tools' common parts and texts, dialogs, time zones …) counts once, in a figure of its own.
 */
export async function measureToolSizes(): Promise<Figure[]> {
  const links = readLinks(ASSETS);
  const start = readStart();
  const fromStart = [...start].flatMap((file) => links.get(file) ?? []);
  const fileOf = (what: string) => {
    const link = fromStart.find(({ of }) => of === what);
    if (!link) throw new Error(`The build does not load ${what}`);
    return link.file;
  };
  const { index, files: languageFiles } = buildLanguages();
  const largestTexts = (namespace: string) =>
    Math.max(
      ...ORIGINALS.map((language) => {
        const { labels = '', texts } = index[language] ?? {};
        const ofTool = JSON.parse(languageFiles.get(labels) ?? '{}')[namespace];
        return packed(JSON.stringify(ofTool)) + packed(languageFiles.get(texts?.[namespace] ?? '') ?? '');
      }),
    );

  const tools = readdirSync('src/tools', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, files: reachable(links, [fileOf(name)]) }));
  const isOfTool = ({ of = '' }: Link) => tools.some(({ name }) => name === of);
  const ofApp = reachable(
    links,
    fromStart.filter((link) => !isOfTool(link)).map(({ file }) => file),
  );
  const isShared = (file: string) => ofApp.has(file) || tools.filter(({ files }) => files.has(file)).length > 1;

  const figures = tools.map(({ name, files }): Figure => {
    const scripts = [...files].filter((file) => !isShared(file));
    return { budget: 'toolSize', of: name, value: sumOf(name, scripts) + largestTexts(name) };
  });
  const shared = new Set(tools.flatMap(({ files }) => [...files].filter((file) => isShared(file) && !start.has(file))));
  return [...figures, { budget: 'toolsShared', value: sumOf('shared', shared) + largestTexts('tool') }];
}
