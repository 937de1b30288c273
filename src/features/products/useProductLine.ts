import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { formatPrice, formatRate } from '../../i18n/figures';

/** What is known of a product's terms, in a few words each: price, commission, where it comes from. */
export function useProductLine(): (product: Product) => string[] {
  const { t } = useTranslation('products');
  return ({ price, commission, from }) => [
    ...(price ? [formatPrice(price.amount, price.currency)] : []),
    ...(commission !== undefined ? [`${t('fields.commission')} ${formatRate(commission)}`] : []),
    ...(from ? [t(`from.${from}`)] : []),
  ];
}
