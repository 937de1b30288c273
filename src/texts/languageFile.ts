import { isJsonAnswer } from '../lib/isJsonAnswer';

export type Namespaces = Record<string, object>;

const files = new Map<string, Promise<Namespaces>>();

async function fetchFile(address: string): Promise<Namespaces> {
  const response = await fetch(address);
  if (!isJsonAnswer(response)) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** A file of a language, fetched once. One that failed is fetched again on the next request. */
export function languageFile(address: string): Promise<Namespaces> {
  const file = files.get(address) ?? fetchFile(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}
