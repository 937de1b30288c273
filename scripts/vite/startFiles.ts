import type { Rolldown } from 'vite';
import { DATABASE } from '../../src/contracts/database.ts';
import { START_KEYS } from '../../src/contracts/storageKeys.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { buildLanguages } from './languageFiles.ts';
import { scriptPaths } from './startScripts.ts';

/** What the inline scripts of the page fetch. */
export interface StartFiles {
  /** What the language screen needs, and what a start straight into the app needs. */
  language: string[];
  app: string[];
  /** The catalogue of the first screen, by language. */
  texts: Record<string, string>;
  /** Codes of every language that can be kept. */
  languages: string[];
  /** What the page reads from the database ahead. */
  stored: typeof STORED;
}

/** The database and those of its keys that every start reads. */
export const STORED = { ...DATABASE, keys: START_KEYS };

const LANGUAGE = /src\/(?:main|features\/language\/showLanguageScreen)\.tsx$/;
const APP = /src\/(?:main|app\/startApp)\.tsx$/;

const ENTRY_SCRIPT = /<script type="module"[^>]* src="[^"]+"><\/script>/;

/** The built page without its entry: the start script fetches that after the first paint. */
export function withoutEntry(html: string): string {
  if (!ENTRY_SCRIPT.test(html)) throw new Error('index.html names no entry');
  return html.replace(ENTRY_SCRIPT, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** The files of the chunks of some modules and of all that they import statically, those first that others need. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: RegExp): string[] {
  const scripts = scriptPaths(chunks);
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`);
    for (const imported of chunk.imports) follow(chunks.find(({ fileName }) => fileName === imported));
    files.add(scripts.get(chunk.fileName) ?? `/${chunk.fileName}`);
  };
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => modules.test(id))) follow(chunk);
  if (files.size === 0) throw new Error(`No chunk holds ${modules}`);
  return [...files];
}

/** Where the first screen's catalogue of each language is. */
export function firstTexts(): StartFiles['texts'] {
  return Object.fromEntries(Object.entries(buildLanguages().index).map(([code, { first }]) => [code, first]));
}

export function startFiles(bundle: Rolldown.OutputBundle): StartFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return {
    language: filesOf(chunks, LANGUAGE),
    app: filesOf(chunks, APP),
    texts: firstTexts(),
    languages: LANGUAGES.map(({ code }) => code),
    stored: STORED,
  };
}
