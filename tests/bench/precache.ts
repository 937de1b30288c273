import { statSync } from 'node:fs';
import { join } from 'node:path';
import { offlineSize, USERS } from '../build/offlineSize.ts';
import { fileOf, readPrecache } from '../build/readPrecache.ts';
import type { Figure } from './budgets.ts';
import { PRODUCT } from './build.ts';
import { packed } from './serve.ts';

/** What every phone stores: the precache, and everything that a user of the chosen language has offline. */
export async function measurePrecache(): Promise<Figure[]> {
  const files = readPrecache(PRODUCT).map((entry) => join(PRODUCT, fileOf(entry)));
  const sum = (size: (file: string) => number) => files.reduce((total, file) => total + size(file), 0) / 1000;
  return [
    ...USERS.map((of): Figure => ({ budget: 'offline', of, value: offlineSize(PRODUCT, of) / 1000 })),
    { budget: 'precache', value: sum((file) => packed(file).length) },
    { budget: 'precacheWhole', value: sum((file) => statSync(file).size) },
    { budget: 'precacheFiles', value: files.length },
  ];
}
