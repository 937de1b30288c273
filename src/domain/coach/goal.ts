import { goalSum } from '../earnings';
import type { Niche } from '../niches';
import type { Sale } from './amount';
import type { CoachTexts } from './texts';

const EXAMPLE_GOAL = 1000;

const formats = (locale: string) => {
  const integer = new Intl.NumberFormat(locale);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    count: (value: number) => integer.format(value),
    percent: (value: number) => rate.format(value / 100),
    euros: (value: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      }).format(value),
  };
};

/**
 * The calculation for a goal in euros a month with every term and its assumptions, then the same orders at cautious
 * rates. Without a goal, an example.
 */
export function goalBubbles(
  texts: CoachTexts,
  goal: number | undefined,
  niche?: Niche,
  isForeignMoney = false,
): [string, string] {
  const { count, percent, euros } = formats(texts.locale);
  const sum = goalSum(goal ?? EXAMPLE_GOAL, niche);
  const { title, example, order, orders, views, assumptions, cautious } = texts.goal;
  const commission = euros(sum.commissionPerOrder);
  const amount = euros(sum.goal);
  const range = ({ from, to }: { from: number; to: number }) => `${count(from)}–${percent(to)}`;
  return [
    [
      goal ? title(amount, niche && texts.niches[niche].short) : example(amount),
      order(euros(sum.averagePrice), percent(sum.rates.commission), commission),
      orders(amount, commission, count(sum.orders)),
      views(amount, commission, percent(sum.rates.conversion), count(sum.views)),
      assumptions,
      ...(isForeignMoney ? [texts.goal.inEuros] : []),
    ].join('\n'),
    cautious(
      count(sum.orders),
      count(sum.cautiousViews.from),
      count(sum.cautiousViews.to),
      range({ from: sum.funnel.clicks.low, to: sum.funnel.clicks.high }),
      range({ from: sum.funnel.orders.low, to: sum.funnel.orders.high }),
    ),
  ];
}

/** What orders at a price (euros) and a rate (percent) earn, or how many of them reach a target, as a calculation. */
export function saleBubble(texts: CoachTexts, { price, rate, orders, target }: Sale, isForeignMoney = false): string {
  const { count, percent, euros } = formats(texts.locale);
  const { sale, saleOnce, saleTarget, inEuros } = texts.goal;
  const cents = Math.round(price * rate);
  const each = [euros(price), percent(rate), euros(cents / 100)] as const;
  let sum = saleOnce(...each);
  if (target) sum = saleTarget(...each, euros(target), count(Math.ceil((target * 100) / cents)));
  else if (orders > 1) sum = sale(...each, count(orders), euros((cents * orders) / 100));
  return isForeignMoney ? `${sum} ${inEuros}` : sum;
}
