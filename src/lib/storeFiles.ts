type Store = {
  cache: string;
  addresses: readonly string[];
  /** Whether an answer is the file, and not the page that a server sends for what it does not have. */
  isFile: (response: Response) => boolean;
};

/** Stores the files that the cache does not have yet. Rejects where one cannot be fetched or kept. */
export async function storeFiles({ cache, addresses, isFile }: Store): Promise<void> {
  const stored = await caches.open(cache);
  const store = async (address: string) => {
    if (await stored.match(address)) return;
    const response = await fetch(address);
    if (!isFile(response)) throw new Error(`${address}: ${response.status}`);
    await stored.put(address, response);
  };
  await Promise.all(addresses.map(store));
}
