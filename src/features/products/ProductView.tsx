import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../contracts/product';
import { now } from '../../platform/clock';
import { changeProduct, removeProduct, restoreProducts } from '../../state/slices/productsStore';
import { Chip } from '../../ui/Chip';
import { BackLink } from '../../ui/flow/BackLink';
import { StepHeading } from '../../ui/flow/StepHeading';
import { ScreenNames } from '../../ui/screenNames';
import { showToast } from '../../ui/toast';
import { ChipLink } from '../../ui/tool/ChipLink';
import { DealFields } from './DealFields';
import { DueDate } from './DueDate';
import { FactFields } from './FactFields';
import { KindLine } from './KindLine';
import { PRODUCTS_PATH } from './productAddress';
import { StruckLines } from './StruckLines';
import { TOOLS_FOR_PRODUCT } from './toolsForProduct';
import { useProductLine } from './useProductLine';

interface Props {
  product: Product;
  products: readonly Product[];
}

/** A product: what to make with it, and all that is known of it. Edits are kept at each key. */
export function ProductView({ product, products }: Props) {
  const { t } = useTranslation('products');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const nameOf = use(ScreenNames);
  const line = useProductLine()(product).join(' · ');
  const { id, name, archivedAt } = product;

  const undo = { label: shell('undo'), run: () => restoreProducts([product]) };
  const leave = (said: 'archivedNow' | 'deleted') => {
    navigate(PRODUCTS_PATH, { replace: true });
    showToast(t(said, { name }), undo);
  };
  const archive = () => {
    changeProduct(id, { archivedAt: now().toISOString() });
    leave('archivedNow');
  };
  const bringBack = () => {
    changeProduct(id, { archivedAt: undefined });
    showToast(t('add.done', { name }), undo);
  };
  const remove = () => {
    leave('deleted');
    removeProduct(id);
  };

  return (
    <div className="relative mx-auto flex w-full max-w-[880px] animate-appear flex-col gap-5 px-5 pt-1 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <BackLink label={t('back')} onBack={() => navigate(PRODUCTS_PATH)} />
      <div className="-mt-3">
        <DueDate product={product} />
        <StepHeading takesFocus>
          <bdi className="wrap-anywhere">{name}</bdi>
        </StepHeading>
        {line && <p className="mt-1.5 text-soft">{line}</p>}
        <KindLine product={product} />
      </div>
      <section>
        <h2 className="eyebrow">{t('tools')}</h2>
        <ul className="mt-2 flex flex-wrap gap-2">
          {TOOLS_FOR_PRODUCT.map((path, place) => (
            <li key={path} className="empty:hidden">
              <ChipLink path={path} query={`?${new URLSearchParams({ product: name })}`} isNext={place === 0}>
                {nameOf(path)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <FactFields product={product} />
        <div className="lg:row-span-2">
          <DealFields product={product} products={products} />
        </div>
        {product.struck.length > 0 && <StruckLines product={product} />}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        {archivedAt ? (
          <Chip onClick={bringBack}>
            <ArchiveRestore size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('bringBack')}
          </Chip>
        ) : (
          <Chip onClick={archive}>
            <Archive size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('archive')}
          </Chip>
        )}
        <Chip onClick={remove} className="text-poor">
          <Trash2 size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('delete')}
        </Chip>
      </div>
    </div>
  );
}
