import { useTranslation } from 'react-i18next';
import { formatEurosAndCents, formatNumber } from '../../i18n/figures';
import { type Amounts, QUANTITIES, type Quantity } from './calculate';

/** The three amounts that follow from the typed one. */
export function CalculatorFigures({ from, amounts }: { from: Quantity; amounts: Amounts }) {
  const { t } = useTranslation('dashboard');
  return (
    <dl className="grid grid-cols-3 gap-3">
      {QUANTITIES.filter((quantity) => quantity !== from).map((quantity) => (
        <div key={quantity} className="flex min-w-0 flex-col">
          <dt className="text-sm text-soft">{t(`labels.calculator.results.${quantity}`)}</dt>
          <dd className="mt-auto text-[19px] leading-snug font-[700] wrap-anywhere">
            {quantity === 'goal' ? formatEurosAndCents(amounts.goal) : formatNumber(amounts[quantity])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
