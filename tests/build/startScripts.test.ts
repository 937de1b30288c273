import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { StartFiles } from '../../src/start/pageData';

const BUILD = 'dist/client';

function readStartFiles(): StartFiles {
  const json = /id="start-files">([^<]*)</.exec(readFileSync(`${BUILD}/index.html`, 'utf8'))?.[1];
  if (!json) throw new Error('index.html names no start files');
  return JSON.parse(json);
}

/** Reads what `npm run build` made. */
describe('the files of a start', () => {
  const { language, app, texts } = readStartFiles();
  const scripts = app.filter((file) => file.includes('.script-'));

  it('exist', () => {
    const missing = [...language, ...app, ...Object.values(texts)].filter((file) => !existsSync(BUILD + file));
    expect(missing).toEqual([]);
  });

  it('are classic scripts, so that browsers keep their compiled code', () => {
    expect(scripts).toHaveLength(2);
    for (const file of scripts) expect(() => new Script(readFileSync(BUILD + file, 'utf8')), file).not.toThrow();
    expect(app.filter((file) => file.endsWith('.js') && !scripts.includes(file))).toEqual([]);
  });

  it('are at most 112 KB with the labels of the first screen (brotli)', () => {
    const packed = (file = '') => brotliCompressSync(readFileSync(BUILD + file)).length;
    const labels = Math.max(packed(texts.en), packed(texts.fr));
    expect(scripts.reduce((sum, file) => sum + packed(file), labels) / 1000).toBeLessThanOrEqual(112);
  });

  it('add no more than React to the language screen', () => {
    expect(language.filter((file) => file.includes('.script-'))).toEqual(scripts.slice(0, 1));
  });

  // Safari may not wait for a module with top-level await when several others import it:
  // https://bugs.webkit.org/show_bug.cgi?id=242740
  it('hand their exports to the modules of the same chunks, which have no code of their own and await nothing', () => {
    // Not the runtime of the worker that reads videos, which is a bundle of its own.
    const handing = readdirSync(`${BUILD}/assets`).filter(
      (file) =>
        /^(?:rolldown-runtime|base|libraries|app|index)-[\w-]{8}\.js$/.test(file) &&
        readFileSync(`${BUILD}/assets/${file}`, 'utf8').includes('loadScript'),
    );
    expect(handing).toHaveLength(5);
    for (const file of handing) {
      const code = readFileSync(`${BUILD}/assets/${file}`, 'utf8');
      const [, given] = /^const\{[^}]*\}=loadScript\.of\["([^"]+)"\];export\{[^}]*\};\n$/.exec(code) ?? [];
      expect(given, file).toBe(`assets/${file}`);
    }
  });
});
