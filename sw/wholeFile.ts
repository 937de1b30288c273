/**
 * True when `response` is the file that was asked for. A server may answer with its start page in place of a file that
 * a newer deploy removed; stored under the file's name, that page would break the app for good.
 */
export function isWholeFile(path: string, response: Response): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return response.ok && (!isPage || path === '/');
}
