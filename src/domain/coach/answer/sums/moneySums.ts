import { AVERAGE_PRICE, goalSum } from '../../../earnings.ts';
import type { Quantity } from '../../understand/quantities.ts';
import { cents, count, money, percent } from './figures.ts';
import { perOrder, termsOf } from './given.ts';
import type { Reader } from './reader.ts';

const DAYS: Readonly<Partial<Record<NonNullable<Quantity['per']>, number>>> = { day: 1, week: 7, month: 30 };

/** Sums of prices, rates, fees and what is earned. */
export const moneySums = {
  feeOrCommission: (given) => {
    const fee = given.money('fee');
    const order = perOrder(given);
    if (!fee || !order) return undefined;
    return {
      values: {
        fee: money(fee.value, fee),
        orders: count(Math.ceil(cents(fee.value) / cents(order.each))),
        ...termsOf(order.by, order.each, fee),
      },
    };
  },
  ordersForGoal: (given) => {
    const goal = given.money('goal');
    const order = perOrder(given);
    if (!goal || !order || goal === order.by?.price) return undefined;
    const orders = Math.ceil(cents(goal.value) / cents(order.each));
    const days = goal.per && DAYS[goal.per];
    return {
      values: {
        goal: money(goal.value, goal),
        orders: count(orders),
        ...(days && days > 1 && { daily: count(Math.ceil((10 * orders) / days) / 10) }),
        ...termsOf(order.by, order.each, goal),
      },
    };
  },
  profit: (given) => {
    const spent = given.money('spent');
    if (!spent) return undefined;
    const earned = given.money('earned');
    const order = perOrder(given);
    const orders = given.number('orders');
    const income = earned?.value ?? (order && orders !== undefined ? order.each * orders : undefined);
    if (income === undefined) return undefined;
    const left = cents(income - spent.value);
    return {
      band: left < 0 ? 'low' : 'high',
      values: {
        spent: money(spent.value, spent),
        income: money(income, spent),
        left: money(Math.abs(left), spent),
        ...(order && !earned && { each: money(order.each, spent), orders: count(orders ?? 0) }),
      },
    };
  },
  commissionOfSales: (given) => {
    const order = perOrder(given);
    const orders = given.number('orders') ?? given.number('products');
    const like = given.money('commission') ?? given.price;
    if (!order || !like || orders === undefined || orders < 2) return undefined;
    return {
      values: {
        orders: count(orders),
        total: money(order.each * orders, like),
        ...termsOf(order.by, order.each, like),
      },
    };
  },
  commissionOfTurnover: (given) => {
    const sales = given.money('sales');
    const rate = given.number('percent');
    if (!sales || rate === undefined || rate > 100) return undefined;
    return {
      values: {
        sales: money(sales.value, sales),
        rate: percent(rate),
        total: money((sales.value * rate) / 100, sales),
      },
    };
  },
  commissionOfSale: (given) => {
    const order = perOrder(given);
    if (!order?.by) return undefined;
    return { values: termsOf(order.by, order.each, order.by.price) };
  },
  hourly: (given) => {
    const earned = given.money('earned');
    const hours = given.number('hours') ?? (given.number('minutes') ?? 0) / 60;
    if (!earned || !hours) return undefined;
    return {
      values: { earned: money(earned.value, earned), hours: count(hours), hourly: money(earned.value / hours, earned) },
    };
  },
  earnedPerOrder: (given) => {
    const earned = given.money('earned');
    const orders = given.number('orders');
    if (!earned || !orders) return undefined;
    return {
      values: {
        earned: money(earned.value, earned),
        orders: count(orders),
        each: money(earned.value / orders, earned),
      },
    };
  },
  earnedPerThousand: (given) => {
    const earned = given.money('earned');
    const views = given.number('views');
    if (!earned || !views || given.money('sales')) return undefined;
    return {
      values: {
        earned: money(earned.value, earned),
        views: count(views),
        perThousand: money((1000 * earned.value) / views, earned),
      },
    };
  },
  earnedPerVideo: (given) => {
    const earned = given.money('earned');
    const videos = given.number('videos');
    if (!earned || !videos) return undefined;
    return {
      values: {
        earned: money(earned.value, earned),
        videos: count(videos),
        each: money(earned.value / videos, earned),
      },
    };
  },
  goal: (given, { niche, isGoal }) => {
    const goal = given.money('goal') ?? (isGoal ? given.price : undefined);
    const bare = isGoal && !goal ? given.bare.find(({ value }) => value >= 50) : undefined;
    const amount = goal ?? (bare && { ...bare, currency: '€' });
    if (!amount) return undefined;
    const monthly = amount.value * (30 / ((amount.per && DAYS[amount.per]) ?? 30));
    const sum = goalSum(Math.round(monthly), niche);
    return {
      values: {
        goal: money(Math.round(monthly), amount),
        price: money(AVERAGE_PRICE, amount),
        rate: percent(sum.rates.commission),
        each: money(sum.commissionPerOrder, amount),
        orders: count(sum.orders),
        conversion: percent(sum.rates.conversion),
        views: count(sum.views),
        from: count(sum.cautiousViews.from),
        to: count(sum.cautiousViews.to),
      },
    };
  },
  compareCommissions: (given) => {
    const rates = given.list('percent');
    const prices = given.list('money').filter(({ role }) => role === undefined || role === 'price');
    const amounts =
      prices.length > 1
        ? prices
        : [...prices, ...given.bare.map((bare) => ({ ...bare, currency: prices[0]?.currency ?? '€' }))];
    const [one, other] = rates;
    const [first, second] = amounts.toSorted((a, b) => a.from - b.from);
    if (!one || !other || !first || !second || rates.length !== 2) return undefined;
    const [left, right] = [(first.value * one.value) / 100, (second.value * other.value) / 100];
    return {
      band: left >= right ? 'high' : 'low',
      values: {
        price: money(first.value, first),
        rate: percent(one.value),
        each: money(left, first),
        otherPrice: money(second.value, second),
        otherRate: percent(other.value),
        otherEach: money(right, second),
      },
    };
  },
  commissionAfterDiscount: (given) => {
    const discount = given.money('discount');
    const price = given.list('money').find(({ role }) => role === 'price' || role === undefined);
    const rate = given.number('percent');
    if (!discount || !price || rate === undefined || discount.value >= price.value) return undefined;
    const paid = price.value - discount.value;
    return {
      values: {
        paid: money(paid, price),
        rate: percent(rate),
        each: money((paid * rate) / 100, price),
        price: money(price.value, price),
        discount: money(discount.value, price),
      },
    };
  },
  boostBudget: (given) => {
    const daily =
      given.list('money').find(({ per, role }) => per === 'day' && role !== 'goal') ??
      given.list('money').find(({ per }) => per === 'day');
    const days = given.number('days');
    if (!daily || !days) return undefined;
    const spent = daily.value * days;
    const commission = given.money('commission')?.value;
    const orders = given.number('orders');
    if (commission === undefined) return undefined;
    const income = orders === undefined ? undefined : commission * orders;
    return {
      ...(income !== undefined && { band: income < spent ? 'low' : 'high' }),
      values: {
        spent: money(spent, daily),
        each: money(commission, daily),
        breakEven: count(Math.ceil(cents(spent) / commission)),
        ...(income !== undefined &&
          orders !== undefined && {
            orders: count(orders),
            income: money(income, daily),
            left: money(Math.abs(income - spent), daily),
            perOrder: money(orders > 0 ? spent / orders : spent, daily),
          }),
      },
    };
  },
  videosForGoal: (given) => {
    const goal = given.money('goal');
    const order = perOrder(given);
    const [orders, videos] = [given.number('orders'), given.number('videos')];
    if (!goal || !order || !orders || !videos) return undefined;
    const needed = Math.ceil(cents(goal.value) / cents(order.each));
    return {
      values: {
        goal: money(goal.value, goal),
        orders: count(needed),
        videos: count(Math.ceil((needed * videos) / orders)),
        ...termsOf(order.by, order.each, goal),
      },
    };
  },
  keptCommission: (given) => {
    const [orders, returns] = [given.number('orders'), given.number('returns')];
    const order = perOrder(given);
    const like = given.money('commission') ?? given.price;
    if (!orders || !returns || !order || !like || returns > orders) return undefined;
    const kept = orders - returns;
    return {
      values: {
        orders: count(orders),
        returns: count(returns),
        kept: count(kept),
        total: money(kept * order.each, like),
        each: money(order.each, like),
        lost: money(returns * order.each, like),
        share: percent((100 * returns) / orders),
      },
    };
  },
  salesPerThousand: (given) => {
    const sales = given.money('sales') ?? given.money('earned');
    const views = given.number('views') ?? given.number('viewers');
    if (!sales || !views || !given.money('sales')) return undefined;
    return {
      values: {
        sales: money(sales.value, sales),
        views: count(views),
        gpm: money((1000 * sales.value) / views, sales),
      },
    };
  },
} satisfies Readonly<Record<string, Reader>>;
