import { useTranslation } from 'react-i18next';
import { goalSum, VIEWS_PER_VIDEO } from '../../domain/earnings';
import type { Niche } from '../../domain/niches';
import { formatEuros, formatEurosAndCents, formatNumber, formatRate } from '../../i18n/figures';
import type { Amounts, Quantity } from './calculate';

/** The sums shown for each typed quantity, each following from the one before. */
const SUMS = {
  goal: ['perOrder', 'ordersOfGoal', 'viewsOfGoal', 'videosOfViews', 'livesOfViews'],
  views: ['perOrder', 'goalOfViews', 'videosOfViews', 'livesOfViews'],
  videos: ['perOrder', 'viewsOfVideos', 'goalOfViews', 'livesOfViews'],
  lives: ['perOrder', 'viewsOfLives', 'goalOfViews', 'videosOfViews'],
} as const;

interface Props {
  from: Quantity;
  amounts: Amounts;
  niche: Niche | undefined;
  viewsPerLive: number;
}

/** How the amounts follow from one another, with every term; then a cautious reading for a new account. */
export function CalculatorSums({ from, amounts, niche, viewsPerLive }: Props) {
  const { t } = useTranslation('dashboard');
  const { averagePrice, rates, commissionPerOrder, orders, cautiousViews, funnel } = goalSum(amounts.goal, niche);
  const terms = {
    goal: formatEurosAndCents(amounts.goal),
    views: formatNumber(amounts.views),
    videos: formatNumber(amounts.videos),
    lives: formatNumber(amounts.lives),
    orders: formatNumber(orders),
    price: formatEuros(averagePrice),
    commission: formatRate(rates.commission),
    perOrder: formatEurosAndCents(commissionPerOrder),
    conversion: formatRate(rates.conversion),
    perVideo: formatNumber(VIEWS_PER_VIDEO),
    perLive: formatNumber(viewsPerLive),
  };
  return (
    <div>
      <h3 className="text-sm font-[620]">{t('labels.calculator.sum')}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-sm text-soft">
        {SUMS[from].map((line) => (
          <li key={line}>{t(`labels.sums.${line}`, terms)}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{t('labels.calculator.assumptions')}</p>
      <p className="mt-1.5 text-sm text-soft">
        {t('labels.calculator.cautious', {
          orders: terms.orders,
          goal: terms.goal,
          fewest: formatNumber(cautiousViews.from),
          most: formatNumber(cautiousViews.to),
          lowClicks: formatRate(funnel.clicks.low),
          highClicks: formatRate(funnel.clicks.high),
          lowOrders: formatRate(funnel.orders.low),
          highOrders: formatRate(funnel.orders.high),
        })}
      </p>
    </div>
  );
}
