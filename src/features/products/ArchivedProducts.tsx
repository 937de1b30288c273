import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { formatNumber } from '../../i18n/figures';
import { OpenChevron } from '../../ui/tool/OpenChevron';
import { ProductRows } from './ProductRows';

/** What is no longer in use, folded. */
export function ArchivedProducts({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('products');
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 text-start text-soft"
        >
          <span className="flex-1">
            {t('archived')} · {formatNumber(products.length)}
          </span>
          <OpenChevron isOpen={isOpen} />
        </button>
      </h2>
      {isOpen && <ProductRows products={products} />}
    </section>
  );
}
