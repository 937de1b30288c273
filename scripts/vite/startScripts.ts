import type { Plugin, Rolldown } from 'vite';

/**
 * The chunks that every start runs (chunkGroups.ts; `index` is the entry), in order of dependency. Each line becomes
 * one script, named after its last chunk, whose hash changes with any of them.
 */
const SCRIPTS = [
  ['rolldown-runtime', 'base', 'index'],
  ['libraries', 'app'],
];

/** What of a built chunk is read here; its code is replaced. */
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'name' | 'fileName' | 'imports' | 'code'>;
type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>;

const pathOf = (fileName: string) => `/${fileName.replace(/-([\w-]{8})\.js$/, '.script-$1.js')}`;

/** The path of the script that a chunk becomes part of, by the chunk's file name. */
export function scriptPaths(chunks: readonly Pick<Chunk, 'name' | 'fileName'>[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const names of SCRIPTS) {
    const files = names.map((name) => {
      const chunk = chunks.find((chunk) => chunk.name === name);
      if (!chunk) throw new Error(`The build has no chunk '${name}'`);
      return chunk.fileName;
    });
    for (const file of files) paths.set(file, pathOf(files.at(-1) ?? ''));
  }
  return paths;
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Names = [theirs: string, ours: string][];

/** A chunk's imports, its exports, and its text without these statements. */
interface Parts {
  imports: { from: string; names: Names }[];
  exports: Names;
  body: string;
}

function nameOf(node: { type: string; name?: string }, fileName: string): string {
  if (node.name === undefined) throw new Error(`${fileName}: ${node.type}`);
  return node.name;
}

const pathFrom = (fileName: string, specifier: string) =>
  new URL(specifier, `http://localhost/${fileName}`).pathname.slice(1);

function takeApart({ code, fileName }: Chunk, program: Program): Parts {
  const parts: Parts = { imports: [], exports: [], body: code };
  for (const statement of program.body.toReversed()) {
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.map((specifier): [string, string] => {
        if (specifier.type !== 'ImportSpecifier') throw new Error(`${fileName}: ${specifier.type}`);
        return [nameOf(specifier.imported, fileName), specifier.local.name];
      });
      parts.imports.unshift({ from: pathFrom(fileName, statement.source.value), names });
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration && !statement.source) {
      for (const { exported, local } of statement.specifiers)
        parts.exports.push([nameOf(exported, fileName), nameOf(local, fileName)]);
    } else if (statement.type.startsWith('Export')) throw new Error(`${fileName}: ${statement.type}`);
    else continue;
    parts.body = parts.body.slice(0, statement.start) + parts.body.slice(statement.end);
  }
  return parts;
}

const list = (names: Names) => `{${names.map((pair) => pair.join(':'))}}`;
const exportsOf = (fileName: string) => `loadScript.of["${fileName}"]`;

/** The paths of the scripts that have run once a chunk runs: its own, and those it imports from. */
function scriptsOf(fileName: string, bundle: Bundle, paths: Map<string, string>): Set<string> {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(follow);
    const path = paths.get(file);
    if (path) scripts.add(path);
  };
  follow(fileName);
  return scripts;
}

/** The chunk's code, in which an `import()` first waits for the scripts that it needs and that may not have run yet. */
function waitingForScripts({ code, fileName }: Chunk, bundle: Bundle, paths: Map<string, string>): string {
  const ran = scriptsOf(fileName, bundle, paths);
  return code.replaceAll(/\bimport\([`"'](\.\/[^`"']+)[`"']\)/g, (call, specifier: string) => {
    const file = pathFrom(fileName, specifier);
    const awaited = [...scriptsOf(file, bundle, paths)].filter((path) => !ran.has(path));
    if (awaited.length === 0) return call;
    const result = paths.has(file) ? exportsOf(file) : call;
    return `Promise.all(${JSON.stringify(awaited)}.map(loadScript)).then(()=>${result})`;
  });
}

/** The chunk as part of a script, which leaves its exports in `loadScript.of` (src/start/loadScript.ts). */
function asScript(fileName: string, { imports, exports, body }: Parts, paths: Map<string, string>): string {
  for (const { from } of imports) if (!paths.has(from)) throw new Error(`${fileName} imports ${from}: no start chunk`);
  const taken = imports.map(({ from, names }) => `const${list(names)}=${exportsOf(from)};`);
  const code = body.replaceAll('import.meta', 'importMeta'); // not available in scripts
  const meta = 'const importMeta={url:document.currentScript.src};';
  return `(()=>{"use strict";${meta}${taken.join('')}${code};${exportsOf(fileName)}=${list(exports)}})();\n`;
}

/** The chunk as a module for those that come later: it passes on what the script, which has run by then, has left. */
function asModule(fileName: string, { exports }: Parts): string {
  const taken = exports.map(([exported], index): [string, string] => [exported, `_${index}`]);
  const handedOn = taken.map(([exported, local]) => `${local} as ${exported}`);
  return `const${list(taken)}=${exportsOf(fileName)};export{${handedOn}};\n`;
}

/**
 * Cuts the chunks of every start out of a bundle: what remains of them hands on what the scripts leave, and every chunk
 * waits for the scripts that it needs.
 *
 * @returns the scripts, by path
 */
export function cutStartScripts(bundle: Bundle, parse: (code: string) => Program): Map<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const paths = scriptPaths(chunks);
  for (const chunk of chunks) chunk.code = waitingForScripts(chunk, bundle, paths);
  const sources = new Map<string, string>();
  for (const [fileName, path] of paths) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk') continue;
    const parts = takeApart(chunk, parse(chunk.code));
    sources.set(path, (sources.get(path) ?? '') + asScript(fileName, parts, paths));
    chunk.code = asModule(fileName, parts);
  }
  for (const [path, source] of sources) sources.set(path, `${source}loadScript.ran("${path}");\n`);
  return sources;
}

/**
 * Turns the chunks of every start into classic scripts: Chromium stores their compiled code, whole, when the service
 * worker is installed, and never that of modules. See docs/decisions/003-start-scripts.md.
 */
export function startScripts(): Plugin {
  return {
    name: 'jimp:start-scripts',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [path, source] of cutStartScripts(bundle, (code) => this.parse(code))) {
          this.emitFile({ type: 'asset', fileName: path.slice(1), source });
        }
      },
    },
  };
}
