import { LONGEST_PRODUCT_NAME, type ProductList } from '../../contracts/product';
import type { Video } from '../../contracts/video';
import { nameKey, productNamed } from '../../state/slices/productsStore';

/** The most names that are offered at once; the others follow once these are decided on. */
export const MOST_OFFERED = 12;

/** Products that were typed elsewhere, the newest first, unless they are on the list or were turned down. */
export function foundNames(
  videos: readonly Pick<Video, 'product' | 'createdAt'>[],
  typedInTools: readonly string[],
  { items, passed = [] }: ProductList,
): string[] {
  const ofVideos = videos
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ product = '' }) => product);
  const known = new Set(['', ...passed]);
  const names: string[] = [];
  for (const name of [...ofVideos, ...typedInTools].map((one) => one.trim())) {
    const key = nameKey(name);
    if (known.has(key) || name.length > LONGEST_PRODUCT_NAME) continue;
    known.add(key);
    if (!productNamed(items, name)) names.push(name);
    if (names.length === MOST_OFFERED) break;
  }
  return names;
}
