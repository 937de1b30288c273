/** Dispatches one of the service worker's events, and waits for everything the worker is kept alive for. */
export async function dispatch(worker: EventTarget, type: string, more: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  worker.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...more }));
  await Promise.all(work);
}

const ORIGIN = 'https://jimp.example';
const hrefOf = (request: string | URL | Request) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;

/** Stands in for the browser's caches. */
export function memoryCaches() {
  const byName = new Map<string, Map<string, Response>>();
  const entriesOf = (name: string) => {
    const entries = byName.get(name) ?? new Map<string, Response>();
    byName.set(name, entries);
    return entries;
  };
  const open = async (name: string) => {
    const entries = entriesOf(name);
    return {
      match: async (request: string | Request) => entries.get(hrefOf(request))?.clone(),
      // As in the specification of the Cache API, what is put again is the last of the keys.
      put: async (request: string | Request, response: Response) => {
        entries.delete(hrefOf(request));
        entries.set(hrefOf(request), response);
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: string | Request) => entries.delete(hrefOf(request)),
    };
  };
  return {
    open,
    match: async (request: string | Request, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(request),
    /** What is stored under each path, as text. */
    async contents(name: string): Promise<Record<string, string>> {
      const texts = [...entriesOf(name)].map(async ([url, response]) => {
        const { pathname, search } = new URL(url);
        return [pathname + search, await response.clone().text()] as const;
      });
      return Object.fromEntries(await Promise.all(texts));
    },
  };
}
