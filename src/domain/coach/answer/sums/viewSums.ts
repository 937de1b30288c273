import { bandOf } from './bands.ts';
import { count, percent } from './figures.ts';
import type { Reader } from './reader.ts';

/** Followers that most European accounts need (domain notes, section 1): around 1,000, the app shows its own. */
const ACCESS_FROM = 1000;

/** Shares of views, clicks, orders and followers. */
export const viewSums = {
  returnRate: (given) => {
    const [orders, returns] = [given.number('orders'), given.number('returns')];
    if (!orders || returns === undefined || returns > orders) return undefined;
    return {
      values: {
        orders: count(orders),
        returns: count(returns),
        kept: count(orders - returns),
        rate: percent((100 * returns) / orders),
      },
    };
  },
  funnel: (given) => {
    const [views, clicks, orders] = [given.number('views'), given.number('clicks'), given.number('orders')];
    if (!views || !clicks || orders === undefined || clicks > views) return undefined;
    const [clickRate, orderRate] = [(100 * clicks) / views, (100 * orders) / clicks];
    return {
      band: bandOf('clickRate', clickRate).band === 'low' ? 'low' : 'fair',
      values: {
        views: count(views),
        clicks: count(clicks),
        orders: count(orders),
        clickRate: percent(clickRate),
        orderRate: percent(orderRate),
      },
    };
  },
  orderRate: (given) => {
    const [clicks, orders] = [given.number('clicks'), given.number('orders')];
    if (!clicks || orders === undefined || orders > clicks) return undefined;
    const rate = (100 * orders) / clicks;
    return {
      ...bandOf('orderRate', rate),
      values: { clicks: count(clicks), orders: count(orders), rate: percent(rate) },
    };
  },
  clickRate: (given) => {
    const [views, clicks] = [given.number('views'), given.number('clicks')];
    if (!views || clicks === undefined || clicks > views) return undefined;
    const rate = (100 * clicks) / views;
    return {
      ...bandOf('clickRate', rate),
      values: { views: count(views), clicks: count(clicks), rate: percent(rate) },
    };
  },
  ordersOfViews: (given) => {
    const [views, orders] = [given.number('views') ?? given.number('viewers'), given.number('orders')];
    if (!views || orders === undefined || orders > views) return undefined;
    return {
      values: {
        views: count(views),
        orders: count(orders),
        perThousand: count(Math.round((10_000 * orders) / views) / 10),
      },
    };
  },
  likeRate: (given) => {
    const [views, likes] = [given.number('views'), given.number('likes')];
    if (!views || likes === undefined || likes > views) return undefined;
    const rate = (100 * likes) / views;
    return { ...bandOf('likeRate', rate), values: { views: count(views), likes: count(likes), rate: percent(rate) } };
  },
  saveRate: (given) => {
    const views = given.number('views');
    const [saves, shares] = [given.number('saves'), given.number('shares')];
    if (!views || (saves === undefined && shares === undefined)) return undefined;
    const kept = (saves ?? 0) + (shares ?? 0);
    const rate = (100 * kept) / views;
    return { ...bandOf('saveRate', rate), values: { views: count(views), kept: count(kept), rate: percent(rate) } };
  },
  commentRate: (given) => {
    const [views, comments] = [given.number('views'), given.number('comments')];
    if (!views || comments === undefined || comments > views) return undefined;
    return {
      values: { views: count(views), comments: count(comments), rate: percent((100 * comments) / views) },
    };
  },
  compareClicks: (given) => {
    const [views, otherViews] = given.list('views');
    const [clicks, otherClicks] = given.list('clicks');
    if (!views || !otherViews || !clicks || !otherClicks) return undefined;
    const [rate, otherRate] = [(100 * clicks.value) / views.value, (100 * otherClicks.value) / otherViews.value];
    return { band: rate >= otherRate ? 'high' : 'low', values: { rate: percent(rate), otherRate: percent(otherRate) } };
  },
  held: (given, { isHold }) => {
    const views = given.number('views');
    const rate = given.number('percent');
    if (!isHold || !views || rate === undefined) return undefined;
    return {
      band: rate < 60 ? 'low' : 'high',
      values: { views: count(views), rate: percent(rate), stayed: count(Math.round((views * rate) / 100)) },
    };
  },
  median: (given) => {
    const values = given.list('views').length > 0 ? [...given.list('views'), ...given.bare] : [];
    if (values.length < 3) return undefined;
    const sorted = values.map(({ value }) => value).toSorted((one, other) => one - other);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
    return {
      values: { videos: count(sorted.length), median: count(Math.round(median)), best: count(sorted.at(-1) ?? 0) },
    };
  },
  growth: (given) => {
    for (const unit of ['views', 'followers', 'viewers'] as const) {
      const [first, second] = [...given.list(unit), ...given.bare].toSorted((one, other) => one.from - other.from);
      if (given.list(unit).length === 0 || !first || !second || first.value === 0) continue;
      const change = (100 * (second.value - first.value)) / first.value;
      if (Math.abs(change) < 1) continue;
      return {
        band: change < 0 ? 'low' : 'high',
        values: { before: count(first.value), after: count(second.value), change: percent(Math.abs(change)) },
      };
    }
    return undefined;
  },
  followersLeft: (given, { isAccess }) => {
    const followers = given.number('followers');
    if (!isAccess || followers === undefined || followers >= ACCESS_FROM) return undefined;
    return { values: { followers: count(followers), from: count(ACCESS_FROM), left: count(ACCESS_FROM - followers) } };
  },
  followersReached: (given, { isAccess }) => {
    const followers = given.number('followers');
    if (!isAccess || followers === undefined || followers < ACCESS_FROM) return undefined;
    return { values: { followers: count(followers), from: count(ACCESS_FROM) } };
  },
} satisfies Readonly<Record<string, Reader>>;
