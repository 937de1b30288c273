/**
 * Whether a stored value can be used where today's code makes `fresh`: it has everything that `fresh` has, of the same
 * type, at every depth. The items of a list are compared with the first one.
 *
 * @param added keys of `fresh` itself that the stored value may lack
 */
export function hasShapeOf<Fresh>(fresh: Fresh, kept: unknown, added: readonly string[] = []): kept is Fresh {
  if (fresh === undefined) return true;
  if (Array.isArray(fresh))
    return Array.isArray(kept) && (fresh.length === 0 || kept.every((part) => hasShapeOf(fresh[0], part)));
  if (typeof fresh !== 'object' || fresh === null)
    return typeof kept === typeof fresh && (kept === null) === (fresh === null);
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  const parts = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(fresh).every(([key, part]) => added.includes(key) || hasShapeOf(part, parts.get(key)));
}
