import { runInNewContext, Script } from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { cutStartScripts, scriptPaths } from './startScripts.ts';

/** The chunks of a build, by name: what each imports, and its code. */
type Codes = Record<string, { imports?: string[]; code: string }>;

const START: Codes = {
  'rolldown-runtime': { code: 'var keep=x=>x;export{keep as k};' },
  base: {
    imports: ['rolldown-runtime'],
    code: 'import{k as a}from"./rolldown-runtime-AAAAAAAA.js";var one=a(1);export{one as o,one as p};',
  },
  index: { imports: ['base'], code: 'import"./base-AAAAAAAA.js";import("./app-AAAAAAAA.js");' },
  libraries: { code: 'var two=2;export{two as t};' },
  app: {
    imports: ['base', 'libraries'],
    code: 'import{o}from"./base-AAAAAAAA.js";import{t}from"./libraries-AAAAAAAA.js";var sum=o+t;export{sum as s};',
  },
};

const file = (name: string) => `assets/${name}-AAAAAAAA.js`;
const SCRIPTS = { first: '/assets/index.script-AAAAAAAA.js', app: '/assets/app.script-AAAAAAAA.js' };

const bundleOf = (codes: Codes) =>
  Object.fromEntries(
    Object.entries(codes).map(([name, { imports = [], code }]) => [
      file(name),
      { type: 'chunk' as const, name, fileName: file(name), imports: imports.map(file), code },
    ]),
  );

function cut(changed: Codes = {}) {
  const bundle = bundleOf({ ...START, ...changed });
  const scripts = cutStartScripts(bundle, (code) => parseAst(code));
  return { scripts, codeOf: (name: string) => bundle[file(name)]?.code };
}

/** Runs scripts one after the other, as a page does. */
function run(scripts: ReadonlyMap<string, string>, paths: readonly string[]) {
  const ran: string[] = [];
  const asked: string[] = [];
  const load = async (path: string) => void asked.push(path);
  const loadScript = Object.assign(load, { of: {}, ran: (path: string) => void ran.push(path) });
  for (const path of paths) {
    const src = `https://jimp.test${path}`;
    runInNewContext(scripts.get(path) ?? '', { loadScript, document: { currentScript: { src } }, Promise });
  }
  return { exports: loadScript.of, ran, asked };
}

describe('what it takes', () => {
  it('the five chunks of every start, as two scripts named after the last of each, with its hash', () => {
    expect([...cut().scripts.keys()]).toEqual([SCRIPTS.first, SCRIPTS.app]);
    const paths = scriptPaths(Object.values(bundleOf(START)));
    expect(Object.fromEntries(paths)).toEqual({
      [file('rolldown-runtime')]: SCRIPTS.first,
      [file('base')]: SCRIPTS.first,
      [file('index')]: SCRIPTS.first,
      [file('libraries')]: SCRIPTS.app,
      [file('app')]: SCRIPTS.app,
    });
  });

  it('no other chunk: one that imports no script stays as it is', () => {
    const code = 'import{o}from"./base-AAAAAAAA.js";import("./later-AAAAAAAA.js");export{o};';
    const { codeOf } = cut({ screen: { imports: ['base'], code }, later: { imports: ['base'], code: 'export{};' } });
    expect(codeOf('screen')).toBe(code);
  });
});

describe('what it writes', () => {
  it('scripts that run one after the other and leave what each chunk exports', () => {
    const { exports, ran } = run(cut().scripts, [SCRIPTS.first, SCRIPTS.app]);
    expect(exports).toMatchObject({
      [file('base')]: { o: 1, p: 1 },
      [file('libraries')]: { t: 2 },
      [file('app')]: { s: 3 },
    });
    expect(ran).toEqual([SCRIPTS.first, SCRIPTS.app]);
  });

  it('classic scripts: nothing of a module is left in them', () => {
    for (const source of cut().scripts.values()) expect(() => new Script(source)).not.toThrow();
  });

  it('in which a chunk’s own names stay its own, and code is strict', () => {
    const { scripts } = cut({
      libraries: { code: 'var one=5,two=(function(){return this})();export{two as t,one as o};' },
    });
    const { exports } = run(scripts, [SCRIPTS.first, SCRIPTS.app]);
    expect(exports).toMatchObject({ [file('base')]: { o: 1 }, [file('libraries')]: { o: 5, t: undefined } });
  });

  it('in which import.meta.url is the script’s own address', () => {
    const { scripts } = cut({ libraries: { code: 'var two=import.meta.url;export{two as t};' } });
    const { exports } = run(scripts, [SCRIPTS.first, SCRIPTS.app]);
    expect(exports).toMatchObject({ [file('libraries')]: { t: `https://jimp.test${SCRIPTS.app}` } });
  });

  it('in the place of each chunk a module without code of its own, which hands on what the script left', () => {
    expect(cut().codeOf('base')).toBe(
      'const{o:_0,p:_1}=loadScript.of["assets/base-AAAAAAAA.js"];export{_0 as o,_1 as p};\n',
    );
  });
});

describe('an import()', () => {
  const waiting = (paths: string[]) => `Promise.all(${JSON.stringify(paths)}.map(loadScript)).then(()=>`;

  it('of a start chunk waits for its script and takes what that leaves', async () => {
    const { scripts } = cut();
    expect(scripts.get(SCRIPTS.first)).toContain(`${waiting([SCRIPTS.app])}loadScript.of["${file('app')}"])`);
    expect(run(scripts, [SCRIPTS.first]).asked).toEqual([SCRIPTS.app]);
  });

  it('of a later chunk waits for the scripts behind it, even through other chunks, but not for those that have run', () => {
    const { scripts, codeOf } = cut({
      index: { imports: ['base'], code: 'import"./base-AAAAAAAA.js";import("./screen-AAAAAAAA.js");' },
      screen: { imports: ['shared'], code: 'import"./shared-AAAAAAAA.js";import("./dialog-AAAAAAAA.js");' },
      shared: { imports: ['app'], code: 'import"./app-AAAAAAAA.js";' },
      dialog: { imports: ['app'], code: 'import"./app-AAAAAAAA.js";' },
    });
    expect(scripts.get(SCRIPTS.first)).toContain(`${waiting([SCRIPTS.app])}import("./screen-AAAAAAAA.js"))`);
    expect(codeOf('screen')).toContain('"./shared-AAAAAAAA.js";import("./dialog-AAAAAAAA.js");');
  });
});

describe('what it refuses: the build fails', () => {
  it('where a chunk of the start is missing', () => {
    const { libraries: _, ...others } = START;
    expect(() => cutStartScripts(bundleOf(others), (code) => parseAst(code))).toThrow("no chunk 'libraries'");
  });

  it('where a start chunk imports one that is not, which no script could wait for', () => {
    const code = 'import{x}from"./charts-AAAAAAAA.js";var two=x;export{two as t};';
    const charts = { code: 'var x=1;export{x};' };
    expect(() => cut({ libraries: { imports: ['charts'], code }, charts })).toThrow(
      'assets/libraries-AAAAAAAA.js imports assets/charts-AAAAAAAA.js: no start chunk',
    );
  });

  it.each([
    ['import*as all from"./base-AAAAAAAA.js";', 'ImportNamespaceSpecifier'],
    ['import base from"./base-AAAAAAAA.js";', 'ImportDefaultSpecifier'],
    ['import{"a b"as o}from"./base-AAAAAAAA.js";', 'Literal'],
    ['export default 1;', 'ExportDefaultDeclaration'],
    ['export let two=2;', 'ExportNamedDeclaration'],
    ['export*from"./base-AAAAAAAA.js";', 'ExportAllDeclaration'],
    ['export{o}from"./base-AAAAAAAA.js";', 'ExportNamedDeclaration'],
  ])('where a start chunk says %s, which it could not say in a script', (code, statement) => {
    expect(() => cut({ libraries: { code } })).toThrow(`assets/libraries-AAAAAAAA.js: ${statement}`);
  });
});
