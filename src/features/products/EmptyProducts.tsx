import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { FoundNames } from './FoundNames';

/** Where a product can be found by whoever has none. */
const IDEAS = ['/daily-recommendations', '/product-recommendations'];

/** What the screen says before there is a product; names that were found elsewhere come before other ideas. */
export function EmptyProducts({ found }: { found: readonly string[] }) {
  const { t } = useTranslation('products');
  return (
    <>
      <div className="flex flex-col items-start gap-4 pt-6">
        <span
          aria-hidden="true"
          className="relative grid size-16 place-items-center rounded-card bg-accent text-accent-ink"
        >
          <Package size={32} strokeWidth={1.8} />
          <span className="absolute end-2.5 top-2.5 size-2.5 rounded-full bg-live ring-3 ring-accent" />
        </span>
        <h1 className="title">{t('empty.title')}</h1>
        <p className="text-[17px] text-soft">{t('empty.text')}</p>
      </div>
      {found.length > 0 && <FoundNames names={found} />}
      <section className="flex flex-col gap-2.5">
        <h2 className="eyebrow">{t('empty.ideas')}</h2>
        <ToolLinks paths={IDEAS} />
      </section>
    </>
  );
}
