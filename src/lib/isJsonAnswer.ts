/** True for a JSON file; a server may answer with its start page in place of one that is gone. */
export function isJsonAnswer({ ok, headers }: Response): boolean {
  return ok && (headers.get('Content-Type')?.startsWith('application/json') ?? false);
}
