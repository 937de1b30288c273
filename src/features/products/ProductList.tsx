import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { includesFolded } from '../../lib/fold';
import { useQuery } from '../../ui/useQuery';
import { AddForm } from './AddForm';
import { ArchivedProducts } from './ArchivedProducts';
import { EmptyProducts } from './EmptyProducts';
import { FoundNames } from './FoundNames';
import { ProductRows } from './ProductRows';
import { similarProducts } from './similarNames';
import { TwinsOffer } from './TwinsOffer';
import { useFoundNames } from './useFoundNames';

/** From how many products on there is a search. */
const SEARCHED_FROM = 9;

/** Every product, the newest first; what is offered comes before them, and the field to add one stays at the bottom. */
export function ProductList({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('products');
  const [query, setQuery] = useQuery('products');
  const names = useFoundNames();
  const twins = similarProducts(products);

  const isSearched = products.length >= SEARCHED_FROM;
  const isFound = ({ name, spellings = [] }: Product) =>
    !isSearched || [name, ...spellings].some((one) => includesFolded(one, query));
  const found = products.filter(isFound).toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const used = found.filter(({ archivedAt }) => !archivedAt);
  const archived = found.filter(({ archivedAt }) => archivedAt);

  return (
    <div className="relative mx-auto flex min-h-full w-full max-w-[880px] animate-appear flex-col gap-5 px-5 pt-2">
      {products.length === 0 ? <EmptyProducts found={names} /> : <h1 className="title">{t('title')}</h1>}
      {isSearched && (
        <search>
          <input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            aria-label={t('search')}
            placeholder={t('search')}
            autoComplete="off"
            spellCheck={false}
            className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 placeholder:text-soft"
          />
        </search>
      )}
      {twins && <TwinsOffer twins={twins} />}
      <ProductRows products={used} />
      {products.length > 0 && found.length === 0 && (
        <p role="status" className="text-soft">
          {t('none')}
        </p>
      )}
      {products.length > 0 && names.length > 0 && <FoundNames names={names} />}
      {archived.length > 0 && <ArchivedProducts products={archived} />}
      <div className="sticky bottom-0 z-10 mt-auto bg-paper pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <AddForm />
      </div>
    </div>
  );
}
