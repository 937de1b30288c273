import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allFiles, languageIndex, ORIGINALS } from '../../src/contracts/languageFiles';
import { offlineSize } from './offlineSize';
import { fileOf, readPrecache } from './readPrecache';

const BUILD = 'dist/client';

/**
 * What no screen requests (the worker itself, the server's settings, the pictures that a store or the system shows),
 * the code that makes a video small for sending, and all language files except the labels of the originals, since a
 * language is stored when it is chosen.
 */
const NOT_NEEDED = [
  /^sw\.js$/,
  /^_headers$/,
  /^\.assetsignore$/,
  /^robots\.txt$/,
  /^screenshots\//,
  /^icons\/[\w-]+\.png$/,
  /^assets\/shrinkVideo-[\w-]{8}\.js$/,
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

  it('identifies each file by its content, or by a name that changes with it', () => {
    for (const entry of precache) {
      const content = readFileSync(`${BUILD}/${fileOf(entry)}`);
      // Six characters in the names of languageFiles.ts, eight in the bundler's.
      if (entry.revision === null) expect(entry.url).toMatch(/^assets\/.+-[\w-]{6,8}\.\w+$/);
      else expect(entry.revision, entry.url).toBe(createHash('md5').update(content).digest('hex'));
    }
  });

  it('says where each language is, by names that change with the content', () => {
    expect(precache.map(({ url }) => url)).toContain('languages/index.json');
    const index = languageIndex.parse(JSON.parse(readFileSync(`${BUILD}/languages/index.json`, 'utf8')));
    expect(Object.keys(index)).toHaveLength(53);
    for (const address of Object.values(index).flatMap((files) => [...allFiles(files), files.allTexts ?? []].flat())) {
      const hash = createHash('sha256')
        .update(readFileSync(`${BUILD}${address}`))
        .digest('base64url')
        .slice(0, 6);
      expect(address).toContain(`-${hash}.json`);
    }
  });

  it('holds the labels of the originals and none of their long texts', () => {
    const index = languageIndex.parse(JSON.parse(readFileSync(`${BUILD}/languages/index.json`, 'utf8')));
    const urls = precache.map(({ url }) => `/${url}`);
    for (const code of ORIGINALS) {
      const { first, labels, texts } = index[code] ?? {};
      expect(urls).toEqual(expect.arrayContaining([first, labels]));
      expect(Object.keys(texts ?? {})).toContain('titles');
      expect(urls.filter((url) => Object.values(texts ?? {}).includes(url))).toEqual([]);
    }
  });

  // Arabic has the longest texts in bytes.
  it.each([
    ['fr', 1195],
    ['en', 1170],
    ['ar', 1140],
  ])(
    'is at most, with everything that one user of %s has offline, %i KB (brotli)',
    { timeout: 120_000 },
    (language, limit) => {
      expect(offlineSize(BUILD, language) / 1000).toBeLessThanOrEqual(limit);
    },
  );

  it('holds what the page itself names', () => {
    const page = readFileSync(`${BUILD}/index.html`, 'utf8');
    const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !path?.startsWith('icons/'))).toContain('favicon.ico');
    expect(precache.map(({ url }) => url)).toEqual(
      expect.arrayContaining(named.filter((path) => !path?.startsWith('icons/'))),
    );
  });
});
