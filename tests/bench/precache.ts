import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, readPrecache } from '../build/readPrecache.ts';
import type { Figure } from './budgets.ts';
import { PRODUCT } from './build.ts';
import { packed } from './serve.ts';

/** What every phone stores at its first visit: all screens, in both original languages. */
export async function measurePrecache(): Promise<Figure[]> {
  const files = readPrecache(PRODUCT).map((entry) => join(PRODUCT, fileOf(entry)));
  const sum = (size: (file: string) => number) => files.reduce((total, file) => total + size(file), 0) / 1000;
  return [
    { budget: 'precache', value: sum((file) => packed(file).length) },
    { budget: 'precacheWhole', value: sum((file) => statSync(file).size) },
    { budget: 'precacheFiles', value: files.length },
  ];
}
