import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allFiles, languageIndex } from '../../src/contracts/languageFiles';
import { fileOf, readPrecache } from './readPrecache';

const BUILD = 'dist/client';

/**
 * What no screen asks for (the worker itself, the server's settings, the pictures that a store or the system shows), and
 * every language beside the originals, which is stored when it is chosen.
 */
const NOT_NEEDED = [
  /^sw\.js$/,
  /^_headers$/,
  /^\.assetsignore$/,
  /^robots\.txt$/,
  /^screenshots\//,
  /^icons\/\w+-\d+\.png$/,
  /^languages\/\w+\//,
  /^manifest\.(?!en|fr)\w+\.webmanifest$/,
];

/** Reads what `npm run build` made. */
describe('the precache', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(`${BUILD}/${path}`).isFile(),
  );
  const precache = readPrecache(BUILD);

  it('holds every file of the build that a screen needs, and nothing else', () => {
    const needed = files.filter((file) => !NOT_NEEDED.some((pattern) => pattern.test(file)));
    expect(precache.map(fileOf).sort()).toEqual(needed.sort());
  });

  it('knows each file by its content, or by a name that changes with it', () => {
    for (const entry of precache) {
      const content = readFileSync(`${BUILD}/${fileOf(entry)}`);
      if (entry.revision === null) expect(entry.url).toMatch(/^assets\/.+-[\w-]{8}\.\w+$/);
      else expect(entry.revision, entry.url).toBe(createHash('md5').update(content).digest('hex'));
    }
  });

  it('says where each language is, by names that change with what they hold', () => {
    expect(precache.map(({ url }) => url)).toContain('languages/index.json');
    const index = languageIndex.parse(JSON.parse(readFileSync(`${BUILD}/languages/index.json`, 'utf8')));
    expect(Object.keys(index)).toHaveLength(51);
    for (const address of Object.values(index).flatMap(allFiles)) {
      const hash = createHash('sha256')
        .update(readFileSync(`${BUILD}${address}`))
        .digest('base64url')
        .slice(0, 8);
      expect(address).toContain(`-${hash}.json`);
    }
  });

  it('holds what the page itself names', () => {
    const page = readFileSync(`${BUILD}/index.html`, 'utf8');
    const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(precache.map(({ url }) => url)).toEqual(expect.arrayContaining(named));
  });
});
