import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_ADDRESS } from '../../contracts/product';
import { changeProduct, noteProduct, productNamed, productsStore } from '../../state/slices/productsStore';
import { IconButton } from '../../ui/IconButton';
import { showToast } from '../../ui/toast';
import { useDraft } from '../../ui/useDraft';
import { fromTyped } from './fromTyped';
import { productAddress } from './productAddress';

/** Adds a product by its name, or by the address of its page; one that is archived comes back. */
export function AddForm() {
  const { t } = useTranslation('products');
  const draft = useDraft('product:new');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = draft.text.trim();
    if (typed === '') return;
    draft.type('');
    const { name, change } = fromTyped(typed);
    const known = productNamed(productsStore.getState().items, name);
    const product = await noteProduct(name, known ? {} : change);
    if (!product) return;
    if (product.archivedAt) changeProduct(product.id, { archivedAt: undefined });
    const links = [{ label: t('add.complete'), to: productAddress(product.id) }];
    showToast(t('add.done', { name: product.name }), undefined, links);
  };

  return (
    <form
      data-composer
      onSubmit={submit}
      className="flex items-center gap-2 rounded-[30px] border-[1.5px] border-edge bg-surface py-1.5 ps-5 pe-1.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink"
    >
      <input
        name="product"
        type="text"
        dir="auto"
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        aria-label={t('add.label')}
        placeholder={t('add.placeholder')}
        maxLength={LONGEST_ADDRESS}
        autoComplete="off"
        enterKeyHint="done"
        className="min-h-11 min-w-0 flex-1 bg-transparent text-[17px] outline-none placeholder:text-soft"
      />
      <IconButton type="submit" icon={Plus} label={t('add.button')} filled disabled={draft.text.trim() === ''} />
    </form>
  );
}
