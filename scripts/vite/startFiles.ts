import type { Rolldown } from 'vite';
import { LANGUAGES } from '../../src/i18n/languages.ts';

/** What the start script fetches: the entry, and everything that a start straight into the app needs. */
export interface StartFiles {
  entry: string;
  app: string[];
  /** The catalogues of the first screen, by language. */
  texts: Record<string, string[]>;
  /** Codes of every language that can be kept. */
  languages: string[];
}

const SCREEN = /src\/(?:main|app\/startApp)\.tsx$/;
const TEXTS = /(?:i18n\/locales\/(\w+)\/(?:shell|coach)\.labels|features\/coach\/locales\/(\w+))\.json$/;

const ENTRY_SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** Takes the entry out of the built page, for the start script to fetch after the first paint. */
export function takeEntry(html: string): { html: string; entry: string } {
  const [tag, entry] = ENTRY_SCRIPT.exec(html) ?? [];
  if (!tag || !entry) throw new Error('index.html names no entry');
  return { html: html.replace(tag, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, ''), entry };
}

/** Follows static imports from the chunks of the first screen; style sheets come with their chunk. */
export function startFiles(bundle: Rolldown.OutputBundle, entry: string): StartFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const app = new Set<string>();
  const follow = (fileName: string): void => {
    const chunk = byName.get(fileName);
    if (!chunk || app.has(`/${fileName}`)) return;
    app.add(`/${fileName}`);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) app.add(`/${sheet}`);
    for (const imported of chunk.imports) follow(imported);
  };
  const texts: StartFiles['texts'] = {};
  for (const { fileName, facadeModuleId } of chunks) {
    if (SCREEN.test(facadeModuleId ?? '') || `/${fileName}` === entry) follow(fileName);
    const [, language, original] = TEXTS.exec(facadeModuleId ?? '') ?? [];
    const code = language ?? original;
    if (code) texts[code] = [...(texts[code] ?? []), `/${fileName}`];
  }
  if (app.size === 0) throw new Error('The chunks of the first screen are not in the bundle');
  return { entry, app: [...app], texts, languages: LANGUAGES.map(({ code }) => code) };
}
