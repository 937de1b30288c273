import { LONGEST_ADDRESS } from '../../contracts/product';
import { readTypedProduct } from '../../domain/products/typedProduct';
import type { ProductChange } from '../../state/slices/productsStore';

const ADDRESS = /https?:\/\/\S+/iu;

/**
 * What was typed to add a product: its name as typed, and the price that stands in it. A pasted address is kept as the
 * address of its page, and the product is named by what the address says, if that is anything.
 */
export function fromTyped(text: string): { name: string; change: ProductChange } {
  const { typed, wording, price } = readTypedProduct(text);
  const link = typed.match(ADDRESS)?.[0];
  const isUsable = link !== undefined && link.length <= LONGEST_ADDRESS && URL.canParse(link);
  const named = isUsable ? typed.replace(ADDRESS, '').trim() || wording || new URL(link).hostname : typed;
  return { name: named, change: { ...(price && { price }), ...(isUsable && { link }) } };
}
