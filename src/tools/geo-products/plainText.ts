import type { TFunction } from 'i18next';
import { formatPercent } from '../../i18n/figures';
import type { Product, ProductsByCountry } from './generate';

type Labels = TFunction<'geo-products'>;

/** A product with its angle, to be copied or kept. */
export function productText({ name, description, viralReason, videoAngle }: Product, t: Labels): string {
  return [
    `${name}\n${description}`,
    `${t('labels.viralReason')}\n${viralReason}`,
    `${t('labels.videoAngle')}\n${videoAngle}`,
  ].join('\n\n');
}

/** The result in plain text, to be copied or shared as a whole. */
export function plainText(result: ProductsByCountry, t: Labels, shared: TFunction<'tool'>): string {
  const { marketInsight, countryRule, products, choosing } = result;
  const scores = ({ conversionPotential, visualAppeal }: Product) =>
    `${t('labels.conversion')} ${formatPercent(conversionPotential / 100)} · ${t('labels.appeal')} ${formatPercent(visualAppeal / 100)}`;
  return [
    `${t('labels.marketInsight')}\n${marketInsight}`,
    `${t('labels.countryRule')}\n${countryRule}`,
    ...products.map((product) => `${productText(product, t)}\n\n${scores(product)}`),
    `${t('labels.choosing')}\n${choosing}`,
    ...(products.length > 0 ? [t('labels.availability'), shared('estimate.note')] : []),
    t('labels.trendApi'),
    t('labels.checkRules'),
  ].join('\n\n');
}
