import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { useToday } from '../../ui/tool/useToday';
import { daysLeft, inDays } from './deadline';

/** By when a sample's video is due, and whether that has passed; nothing where none is due. */
export function DueDate({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const days = daysLeft(product, useToday());
  if (days === undefined) return null;
  return (
    <span className={`mb-1 flex items-baseline gap-2 text-[13px] font-[620] ${days < 0 ? 'text-poor' : 'text-soft'}`}>
      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-live" />
      {t(days < 0 ? 'late' : 'due', { when: inDays(days) })}
    </span>
  );
}
