import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesToStore, LANGUAGE_INDEX, languageIndex } from '../../src/contracts/languageFiles.ts';
import { fileOf, readPrecache } from './readPrecache.ts';

/** Two originals, and the translated language whose letters take the most room. */
export const USERS = ['fr', 'en', 'ar'];

const sizes = new Map<string, number>();

/** Each file is compressed only once, because that takes a while. */
function packed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/**
 * Everything that a user of one language has offline, compressed (brotli), in bytes: the worker, the precache, and what
 * is stored of the chosen language. The labels of other languages, which follow when the browser is idle, are not
 * counted.
 */
export function offlineSize(build: string, language: string): number {
  const index = languageIndex.parse(JSON.parse(readFileSync(join(build, LANGUAGE_INDEX), 'utf8')));
  const { addresses, bundles } = filesToStore(index, language);
  const files = ['sw.js', ...readPrecache(build).map(fileOf), ...addresses, ...bundles.map(({ address }) => address)];
  return files.reduce((sum, file) => sum + packed(join(build, file)), 0);
}
