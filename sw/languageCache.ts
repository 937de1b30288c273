import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import * as z from 'zod/mini';
import {
  allFiles,
  CHOSEN_LANGUAGE,
  filesToStore,
  LANGUAGE_CACHE,
  LANGUAGE_FOLDER,
  LANGUAGE_INDEX,
  type LanguageIndex,
  languageIndex,
} from '../src/contracts/languageFiles';
import { STORE_LANGUAGE } from '../src/contracts/serviceWorker';
import { isJsonAnswer } from '../src/lib/isJsonAnswer';
import { storeFiles } from '../src/lib/storeFiles';

const storeMessage = z.object({ type: z.literal(STORE_LANGUAGE), language: z.string() });

async function fetchIndex(): Promise<LanguageIndex> {
  const response = await fetch(LANGUAGE_INDEX, { cache: 'no-cache' });
  return languageIndex.parse(await response.json());
}

async function store(code: string): Promise<void> {
  await storeFiles({ cache: LANGUAGE_CACHE, isFile: isJsonAnswer, ...filesToStore(await fetchIndex(), code) });
}

/** Fetches this version's files of the chosen language. If that fails, those of the previous version stay, complete. */
async function bringAlong(): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  const chosenCode = await (await cache.match(CHOSEN_LANGUAGE))?.text();
  if (chosenCode === undefined) return;
  await store(chosenCode);
}

/** Drops the files of earlier versions. */
async function dropOld(): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  const index = await matchPrecache(LANGUAGE_INDEX);
  if (!index) return;
  const current = new Set(Object.values(languageIndex.parse(await index.json())).flatMap(allFiles));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== CHOSEN_LANGUAGE && !current.has(pathname)) await cache.delete(request);
  }
}

/** Answers from the languages that the page has stored (src/i18n/storedLanguages.ts), and keeps them up to date. */
export function keepLanguages(worker: Pick<ServiceWorkerGlobalScope, 'addEventListener'>): void {
  worker.addEventListener('install', (event) => event.waitUntil(bringAlong()));
  worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
  worker.addEventListener('message', (event) => {
    const { data } = z.safeParse(storeMessage, event.data);
    if (data) event.waitUntil(store(data.language).catch(console.warn)); // the app itself stores what is chosen from then on
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(LANGUAGE_FOLDER),
    async ({ request }) => (await caches.match(request, { cacheName: LANGUAGE_CACHE })) ?? fetch(request),
  );
}
