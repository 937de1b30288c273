import { readFileSync } from 'node:fs';

export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

/** What a build's service worker stores on installation. Throws if it has no such list. */
export function readPrecache(build: string): PrecacheEntry[] {
  const list = /\[\{"revision":.*?\}\]/.exec(readFileSync(`${build}/sw.js`, 'utf8'))?.[0];
  if (!list) throw new Error('/sw.js has no precache manifest');
  return JSON.parse(list);
}

/** The file of the build at the entry's address. */
export const fileOf = ({ url }: PrecacheEntry): string => (url === '/' ? 'index.html' : url);
