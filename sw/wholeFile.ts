/**
 * True when `response` is the file asked for. A server may answer with its start page in the place of a file that a newer
 * deploy has removed; kept under the file's name, that page would break the app for good.
 */
export function isWholeFile(path: string, response: Response): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return response.ok && (!isPage || path === '/');
}
