import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { formatRate } from '../../i18n/figures';
import { numberFormat } from '../../i18n/formatters';

/** A price in its own currency, with cents if there are any. */
export function formatPrice({ amount, currency }: NonNullable<Product['price']>): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return numberFormat({ style: 'currency', currency, minimumFractionDigits }).format(amount);
}

/** What is known of a product's terms, in a few words each: price, commission, where it comes from. */
export function useProductLine(): (product: Product) => string[] {
  const { t } = useTranslation('products');
  return ({ price, commission, from }) => [
    ...(price ? [formatPrice(price)] : []),
    ...(commission !== undefined ? [`${t('fields.commission')} ${formatRate(commission)}`] : []),
    ...(from ? [t(`from.${from}`)] : []),
  ];
}
