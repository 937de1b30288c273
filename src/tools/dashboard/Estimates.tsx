import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cautiousCommissions, goalSum, VIEWS_PER_VIDEO } from '../../domain/earnings';
import type { Niche } from '../../domain/niches';
import type { Earned } from '../../domain/videos/earnedIn';
import { formatEuros, formatEurosAndCents, formatNumber, formatPercent, formatRate } from '../../i18n/figures';
import { EarningsDisclaimer } from '../../ui/EarningsDisclaimer';
import { HATCHED } from '../../ui/hatched';
import { Link } from '../../ui/Link';
import { Disclosure } from '../../ui/scriptCheck/Disclosure';
import type { Metrics } from './metrics';

interface Props {
  metrics: Metrics;
  niche: Niche;
  earned: Earned;
  videosThisMonth: number;
}

/**
 * What the month comes to by what was measured; where nothing was, an empty hatched bar. The specified sum, at an assumed
 * number of views, stays folded as an example. Assumptions, each amount with its sum, never mixed with what was really
 * done.
 */
export function Estimates({ metrics, niche, earned, videosThisMonth }: Props) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  const { monthlyGoal, conversionRate, viewsNeeded, basis, example } = metrics;
  const { averagePrice, rates, commissionPerOrder } = goalSum(monthlyGoal, niche);
  const perOrder = formatEurosAndCents(commissionPerOrder);
  const conversion = formatRate(conversionRate);
  const goal = formatEuros(monthlyGoal);
  const perVideo = formatNumber(VIEWS_PER_VIDEO);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="subtitle">
        {t('labels.estimates.heading')}
      </h2>
      <p className="text-sm text-soft">{t('labels.estimates.hint')}</p>
      <div className="mt-3 rounded-card border border-line bg-surface p-4">
        {basis === 'assumed' ? <Unmeasured /> : <Progress metrics={metrics} goal={goal} />}
        <dl className="mt-2 divide-y divide-line">
          {basis === 'views' && <OfViews metrics={metrics} niche={niche} earned={earned} />}
          {basis === 'commission' && (
            <Figure
              name={t('labels.estimates.commissions')}
              value={formatEurosAndCents(metrics.estimatedCommissions)}
              sum={t('labels.estimates.earned')}
            />
          )}
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
        <div className="mt-2.5 border-t border-line">
          <Disclosure line={<span className="font-[540]">{t('labels.estimates.example', { views: perVideo })}</span>}>
            <dl>
              <Figure
                name={t('labels.estimates.commissions')}
                value={formatEurosAndCents(example.commissions)}
                sum={t('labels.estimates.commissionsSum', {
                  videos: formatNumber(videosThisMonth),
                  views: perVideo,
                  conversion,
                  perOrder,
                  estimated: formatEurosAndCents(example.commissions),
                })}
              />
              <Figure name={t('labels.estimates.progress')} value={formatShare(example.progress)} />
            </dl>
          </Disclosure>
        </div>
      </div>
      <div className="mt-3">
        <EarningsDisclaimer />
      </div>
    </section>
  );
}

/** Rounded down, so that it never says half or all before it is reached. */
const formatShare = (progress: number) => formatPercent(Math.floor(progress) / 100);

function Progress({ metrics, goal }: { metrics: Metrics; goal: string }) {
  const { t } = useTranslation('dashboard');
  const { currentProgress, estimatedCommissions } = metrics;
  const progress = formatShare(currentProgress);
  const estimated = formatEurosAndCents(estimatedCommissions);
  return (
    <>
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
    </>
  );
}

function Unmeasured() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <p className="text-sm text-soft">{t('labels.estimates.progress')}</p>
      <div aria-hidden="true" className={`mt-2 h-2.5 rounded-full ${HATCHED}`} />
      <p className="mt-3">{t('labels.estimates.unmeasured')}</p>
      <Link
        to="/performance-analyzer"
        className="inline-flex min-h-11 items-center font-[620] underline underline-offset-4"
      >
        {t('labels.estimates.measure')}
      </Link>
    </>
  );
}

function OfViews({ metrics, niche, earned }: Pick<Props, 'metrics' | 'niche' | 'earned'>) {
  const { t } = useTranslation('dashboard');
  const estimated = formatEurosAndCents(metrics.estimatedCommissions);
  const cautious = cautiousCommissions(earned.views, niche);
  const sum = t('labels.estimates.measuredSum', {
    views: formatNumber(earned.views),
    conversion: formatRate(metrics.conversionRate),
    perOrder: formatEurosAndCents(goalSum(metrics.monthlyGoal, niche).commissionPerOrder),
    estimated,
  });
  const low = formatEurosAndCents(cautious.from);
  const high = formatEurosAndCents(cautious.to);
  return (
    <>
      <Figure name={t('labels.estimates.commissions')} value={estimated} sum={sum} />
      <Figure
        name={t('labels.calculator.cautiousResults.goal')}
        value={t('labels.calculator.range', { low, high })}
        sum={t('labels.estimates.cautious')}
      />
    </>
  );
}

const Figure = ({ name, value, sum }: { name: string; value: string; sum?: string }) => (
  <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5 last:pb-0">
    <dt>{name}</dt>
    <dd className="text-end font-[680]">{value}</dd>
    {sum && <dd className="col-span-2 text-sm text-soft">{sum}</dd>}
  </div>
);
