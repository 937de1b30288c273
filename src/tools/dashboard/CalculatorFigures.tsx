import { useTranslation } from 'react-i18next';
import { cautiousCommissions, goalSum } from '../../domain/earnings';
import type { Niche } from '../../domain/niches';
import { formatEurosAndCents, formatNumber } from '../../i18n/figures';
import type { Amounts, Quantity } from './calculate';

interface Props {
  from: Quantity;
  amounts: Amounts;
  niche: Niche | undefined;
}

/**
 * What the typed amount takes or comes to, at the assumed rates and, as large, with the cautious ones: videos and lives
 * stand in the sums below, since a handful of them beside millions of views would be read as a promise.
 */
export function CalculatorFigures({ from, amounts, niche }: Props) {
  const { t } = useTranslation('dashboard');
  const figures = from === 'goal' ? viewsOf(amounts, niche) : commissionsOf(amounts, niche);
  const format = from === 'goal' ? formatNumber : formatEurosAndCents;
  const name = from === 'goal' ? 'views' : 'goal';
  const { low, high } = { low: format(figures.cautious.from), high: format(figures.cautious.to) };
  return (
    <dl className="grid grid-cols-2 gap-3">
      {[
        [t(`labels.calculator.results.${name}`), format(figures.assumed)],
        [t(`labels.calculator.cautiousResults.${name}`), t('labels.calculator.range', { low, high })],
      ].map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="mt-auto text-[19px] leading-snug font-[700] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const viewsOf = ({ goal, views }: Amounts, niche: Niche | undefined) => ({
  assumed: views,
  cautious: goalSum(goal, niche).cautiousViews,
});

const commissionsOf = ({ goal, views }: Amounts, niche: Niche | undefined) => ({
  assumed: goal,
  cautious: cautiousCommissions(views, niche),
});
