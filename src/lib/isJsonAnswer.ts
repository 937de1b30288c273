/** True for a file of JSON; a server may answer with its start page in the place of one that is gone. */
export function isJsonAnswer({ ok, headers }: Response): boolean {
  return ok && (headers.get('Content-Type')?.startsWith('application/json') ?? false);
}
