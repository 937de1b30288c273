import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { mergeProducts, restoreProducts, tellApart } from '../../state/slices/productsStore';
import { Chip } from '../../ui/Chip';
import { showToast } from '../../ui/toast';

/** Offers to make one product of two that are probably the same; the creator chooses the spelling. */
export function TwinsOffer({ twins: [one, other] }: { twins: readonly [Product, Product] }) {
  const { t } = useTranslation('products');
  const { t: shell } = useTranslation();
  const headingId = useId();

  const merge = (keep: Product, gone: Product) => {
    const before = mergeProducts(keep.id, gone.id);
    showToast(t('twins.merged', { name: keep.name }), { label: shell('undo'), run: () => restoreProducts(before) });
  };

  return (
    <section aria-labelledby={headingId} className="rounded-card border border-ink bg-surface p-4">
      <h2 id={headingId} className="font-[660]">
        {t('twins.title')}
      </h2>
      <p className="text-sm text-soft">{t('twins.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Chip onClick={() => merge(one, other)}>
          <bdi className="line-clamp-2 wrap-anywhere">{one.name}</bdi>
        </Chip>
        <Chip onClick={() => merge(other, one)}>
          <bdi className="line-clamp-2 wrap-anywhere">{other.name}</bdi>
        </Chip>
      </div>
      <button
        type="button"
        onClick={() => tellApart(one.id, other.id)}
        className="mt-1 min-h-11 text-soft underline underline-offset-4"
      >
        {t('twins.apart')}
      </button>
    </section>
  );
}
