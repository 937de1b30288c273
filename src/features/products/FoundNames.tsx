import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { formatList } from '../../i18n/figures';
import { noteProduct, passNames, productsStore, removeProduct } from '../../state/slices/productsStore';
import { Chip } from '../../ui/Chip';
import { showToast } from '../../ui/toast';

/** Offers names found elsewhere as products: each with a tap, all at once, or none of them. */
export function FoundNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('products');
  const { t: shell } = useTranslation();
  const headingId = useId();

  const add = async (wanted: readonly string[]) => {
    const { passed } = productsStore.getState();
    const added: Product[] = [];
    // The first name is the newest, and the list shows what was added last at the top.
    for (const name of wanted.toReversed()) {
      const product = await noteProduct(name);
      if (product) added.push(product);
    }
    showToast(t('add.done', { name: formatList(wanted) }), {
      label: shell('undo'),
      run: () => {
        for (const { id } of added) removeProduct(id);
        productsStore.setState({ passed });
      },
    });
  };
  const pass = () => {
    const { passed } = productsStore.getState();
    passNames(names);
    showToast(t('found.passed'), { label: shell('undo'), run: () => productsStore.setState({ passed }) });
  };

  return (
    <section aria-labelledby={headingId} className="rounded-card bg-sunk p-4">
      <h2 id={headingId} className="font-[660]">
        {t('found.title')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <Chip onClick={() => add([name])}>
              <Plus size={18} strokeWidth={2} aria-hidden="true" className="flex-none" />
              <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {names.length > 1 && (
          <button type="button" onClick={() => add(names)} className="min-h-11 font-[620] underline underline-offset-4">
            {t('found.all')}
          </button>
        )}
        <button type="button" onClick={pass} className="min-h-11 text-soft underline underline-offset-4">
          {t('found.pass')}
        </button>
      </div>
    </section>
  );
}
