import type { TFunction } from 'i18next';
import { AVERAGE_PRICE, ordersNeeded, ratesOf } from '../../domain/earnings';
import { hashtagText } from '../../domain/hashtags/hashtags';
import { formatEuros, formatNumber, formatPercent } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import type { Recommendation } from './generate';

type Labels = TFunction<'daily-product'>;

/** The example's range, and the sum that it takes: orders at the average price and the niche's commission. */
export function revenueTexts({ niche, expectedRevenue: { low, high } }: Recommendation, t: Labels) {
  return {
    range: t('labels.range', { low: formatEuros(low), high: formatEuros(high) }),
    sum: t('labels.sum', {
      price: formatEuros(AVERAGE_PRICE),
      rate: formatPercent(ratesOf(niche).commission / 100),
      fewest: formatNumber(ordersNeeded(low, niche)),
      most: formatNumber(ordersNeeded(high, niche)),
    }),
  };
}

/** The recommendation in plain text, to be copied or shared as a whole. */
export function plainText(result: Recommendation, offer: string, t: Labels, shared: TFunction<'tool'>): string {
  const { name, viralReason, videoFormat, hook, shopCTA, promoCode, difficulty, timeToCreate, trendScore } = result;
  const { range, sum } = revenueTexts(result, t);
  const parts = [
    [t('labels.today'), name],
    [t('labels.reason'), viralReason, `${shared('estimate.viral')} ${formatNumber(trendScore.score)}`],
    [t('labels.hook'), hook],
    [t('labels.callToAction'), shopCTA],
    [t('labels.onScreen'), t('labels.disclosure')],
    [`${t('labels.format')} · ${t(`labels.formats.${videoFormat.id}`)}`, videoFormat.howTo],
    [`${t(`labels.difficulty.${difficulty}`)} · ${t('labels.time', { minutes: formatNumber(timeToCreate) })}`],
    offer ? [t('labels.code'), offer] : [t('labels.code'), promoCode, shared('estimate.example')],
    [t('labels.revenue'), range, sum],
    [t('labels.hashtags'), hashtagText(result.hashtags)],
    [t('labels.tips'), ...dotted(result.postingTips)],
    [t('labels.owned'), shared('estimate.note')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}
