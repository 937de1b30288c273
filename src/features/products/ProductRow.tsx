import { ChevronRight } from 'lucide-react';
import type { Product } from '../../contracts/product';
import { Link } from '../../ui/Link';
import { DueDate } from './DueDate';
import { productAddress } from './productAddress';
import { useProductLine } from './useProductLine';

/** A product of the list: what is due, its name, its terms; a tap opens it. */
export function ProductRow({ product }: { product: Product }) {
  const line = useProductLine()(product).join(' · ');
  return (
    <Link
      to={productAddress(product.id)}
      id={`product-${product.id}`}
      className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3"
    >
      <span className="min-w-0 flex-1">
        <DueDate product={product} />
        <span
          className={`line-clamp-2 text-[17px] leading-snug font-[620] wrap-anywhere ${product.archivedAt ? 'text-soft' : ''}`}
        >
          <bdi>{product.name}</bdi>
        </span>
        {line && <span className="mt-0.5 block text-sm text-soft">{line}</span>}
      </span>
      <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft rtl:-scale-x-100" />
    </Link>
  );
}
