import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { hydrateProducts, productsStore } from '../../state/slices/productsStore';
import { showToast } from '../../ui/toast';
import { useIsRead } from '../../ui/tool/useIsRead';
import { ProductList } from './ProductList';
import { ProductView } from './ProductView';
import { PRODUCTS_PATH } from './productAddress';

const products = { status: productsStore.status, hydrate: hydrateProducts };

/** The creator's products: the list, or with `?id=` one of them. */
export default function ProductsScreen() {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isRead = useIsRead(products);
  const { items } = useStore(productsStore);
  const id = params.get('id');
  const open = items.find((item) => item.id === id);
  useRowOfClosed(open?.id);

  const sayGone = useEffectEvent(() => {
    if (open) return;
    showToast(t('gone'));
    navigate(PRODUCTS_PATH, { replace: true });
  });
  // One that is deleted in another tab while it is open closes without a message.
  useEffect(() => {
    if (isRead && id !== null) sayGone();
  }, [isRead, id]);

  if (!isRead) return null;
  return open ? <ProductView key={open.id} product={open} products={items} /> : <ProductList products={items} />;
}

/** Whoever comes back from a product finds the list where it was: at that product's row. */
function useRowOfClosed(openId: string | undefined): void {
  const lastId = useRef<string>(undefined);
  useEffect(() => {
    if (openId) lastId.current = openId;
    else if (lastId.current) document.getElementById(`product-${lastId.current}`)?.focus();
  }, [openId]);
}
