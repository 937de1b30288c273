import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { goalSum, VIEWS_PER_VIDEO } from '../../domain/earnings';
import type { Niche } from '../../domain/niches';
import { formatEuros, formatEurosAndCents, formatNumber, formatPercent, formatRate } from '../../i18n/figures';
import { EarningsDisclaimer } from '../../ui/EarningsDisclaimer';
import type { Metrics } from './metrics';

interface Props {
  metrics: Metrics;
  niche: Niche;
  videosThisMonth: number;
}

/** What the month might come to: assumptions, each amount with its sum, never mixed with what was really done. */
export function Estimates({ metrics, niche, videosThisMonth }: Props) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  const { monthlyGoal, conversionRate, viewsNeeded, estimatedCommissions, currentProgress } = metrics;
  const { averagePrice, rates, commissionPerOrder } = goalSum(monthlyGoal, niche);
  // Rounded down, so that it never says half or all before it is reached.
  const progress = formatPercent(Math.floor(currentProgress) / 100);
  const perOrder = formatEurosAndCents(commissionPerOrder);
  const conversion = formatRate(conversionRate);
  const estimated = formatEurosAndCents(estimatedCommissions);
  const goal = formatEuros(monthlyGoal);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="subtitle">
        {t('labels.estimates.heading')}
      </h2>
      <p className="text-sm text-soft">{t('labels.estimates.hint')}</p>
      <div className="mt-3 rounded-card border border-line bg-surface p-4">
        <p className="text-sm text-soft">{t('labels.estimates.progress')}</p>
        <p className="text-[34px] leading-tight font-[720]">{progress}</p>
        <div
          role="progressbar"
          aria-label={t('labels.estimates.progress')}
          aria-valuenow={Math.floor(currentProgress)}
          aria-valuetext={t('labels.estimates.progressText', { progress, estimated, goal })}
          className="mt-2 h-2.5 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-ink" style={{ width: `${currentProgress}%` }} />
        </div>
        <dl className="mt-2 divide-y divide-line">
          <Figure
            name={t('labels.estimates.commissions')}
            value={estimated}
            sum={t('labels.estimates.commissionsSum', {
              videos: formatNumber(videosThisMonth),
              views: formatNumber(VIEWS_PER_VIDEO),
              conversion,
              perOrder,
              estimated,
            })}
          />
          <Figure
            name={t('labels.estimates.views', { goal })}
            value={formatNumber(viewsNeeded)}
            sum={t('labels.estimates.viewsSum', { goal, conversion, perOrder, views: formatNumber(viewsNeeded) })}
          />
          <Figure
            name={t('labels.estimates.conversion')}
            value={conversion}
            sum={t('labels.estimates.conversionSum', {
              price: formatEuros(averagePrice),
              commission: formatRate(rates.commission),
              perOrder,
            })}
          />
        </dl>
      </div>
      <div className="mt-3">
        <EarningsDisclaimer />
      </div>
    </section>
  );
}

const Figure = ({ name, value, sum }: { name: string; value: string; sum: string }) => (
  <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5 last:pb-0">
    <dt>{name}</dt>
    <dd className="font-[680]">{value}</dd>
    <dd className="col-span-2 text-sm text-soft">{sum}</dd>
  </div>
);
