type IsFile = (response: Response) => boolean;

/** One JSON file that holds several others by name, because they are smaller together than alone. */
export interface Bundle {
  address: string;
  /** The addresses of the files it holds, by name. */
  parts: Readonly<Record<string, string>>;
}

type Store = {
  cache: string;
  addresses: readonly string[];
  bundles?: readonly Bundle[];
  /** Whether a response is the file, and not the page that a server sends in its place. */
  isFile: IsFile;
};

/** Up to this many parts are fetched one by one: after an update most are on the device already. */
const FEW = 3;

async function fetchFile(address: string, isFile: IsFile): Promise<Response> {
  const response = await fetch(address);
  if (!isFile(response)) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Stores a bundle's missing parts, each as the response that its own address would have given. */
async function storeParts(stored: Cache, { address, parts }: Bundle, lacking: readonly string[], isFile: IsFile) {
  const response = await fetchFile(address, isFile);
  const { headers } = response;
  const contents: Record<string, unknown> = await response.json();
  const type = { 'Content-Type': headers.get('Content-Type') ?? 'application/json' };
  for (const [name, part] of Object.entries(parts)) {
    if (!lacking.includes(part)) continue;
    if (contents[name] === undefined) throw new Error(`${address} lacks ${name}`);
    await stored.put(part, new Response(JSON.stringify(contents[name]), { headers: type }));
  }
}

/** Stores the files that the cache does not have yet. Rejects when one cannot be fetched or stored. */
export async function storeFiles({ cache, addresses, bundles = [], isFile }: Store): Promise<void> {
  const stored = await caches.open(cache);
  const lackingOf = async (wanted: readonly string[]) => {
    const found = await Promise.all(wanted.map((address) => stored.match(address)));
    return wanted.filter((_, index) => !found[index]);
  };
  const store = async (wanted: readonly string[]) => {
    await Promise.all(wanted.map(async (address) => stored.put(address, await fetchFile(address, isFile))));
  };
  await store(await lackingOf(addresses));
  for (const bundle of bundles) {
    const lacking = await lackingOf(Object.values(bundle.parts));
    if (lacking.length > FEW) await storeParts(stored, bundle, lacking, isFile);
    else await store(lacking);
  }
}
