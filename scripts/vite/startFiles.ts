import type { Rolldown } from 'vite';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import type { StartFiles } from '../../src/start/pageData.ts';
import { buildLanguages } from './languageFiles.ts';
import { scriptPaths } from './startScripts.ts';

const LANGUAGE = /src\/(?:main|features\/language\/showLanguageScreen)\.tsx$/;
const APP = /src\/(?:main|app\/startApp)\.tsx$/;

const ENTRY_SCRIPT = /<script type="module"[^>]* src="[^"]+"><\/script>/;

/** The built page without its entry: the start script fetches that after the first paint. */
export function withoutEntry(html: string): string {
  if (!ENTRY_SCRIPT.test(html)) throw new Error('index.html names no entry');
  return html.replace(ENTRY_SCRIPT, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** The files of some modules' chunks and of everything these import statically, dependencies first. */
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

/** The address of the first screen's catalogue, by language. */
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
  };
}
