import { AVERAGE_PRICE, ordersNeeded, ratesOf } from '../../domain/earnings';
import { formatEuros, formatNumber, formatPercent } from '../../i18n/figures';
import type { Words } from '../../ui/tool/generatedTool';
import type { Block, Card } from '../../ui/tool/result/model';
import { spokenText } from '../../ui/tool/result/resultText';
import { calledWith, type Recommendation } from './generate';
import type { Season } from './season';

export interface Presenting extends Words<'daily-product'> {
  /** '2026-11-22'. */
  today: string;
  /** Where the creator sells; undefined where it is not known. */
  season: Season | undefined;
  /** What is in the field for the creator's own promo code. */
  offer: string;
}

/** What is said: the opening, and the call to action with the creator's own code. */
export function hookCard(made: Recommendation, { t, offer }: Presenting): Card {
  const { name, hook } = made;
  const onScreen = t('labels.disclosure');
  const card: Card = {
    id: 'hook',
    rank: 'lead',
    eyebrow: t('labels.hook'),
    statement: hook,
    isSpoken: true,
    blocks: [
      { kind: 'text', name: t('labels.callToAction'), lines: [calledWith(made, offer)], isSpoken: true },
      { kind: 'text', name: t('labels.onScreen'), lines: [onScreen] },
    ],
    copy: { what: 'spoken' },
  };
  return { ...card, check: { text: spokenText(card), product: name, onScreen } };
}

export function formatCard({ videoFormat, difficulty, timeToCreate }: Recommendation, { t }: Presenting): Card {
  return {
    id: 'format',
    rank: 'lead',
    eyebrow: `${t('labels.format')} · ${t(`labels.formats.${videoFormat.id}`)}`,
    statement: videoFormat.howTo,
    tags: [t(`labels.difficulty.${difficulty}`)],
    meta: [t('labels.time', { minutes: formatNumber(timeToCreate) })],
    copy: { what: 'statement' },
  };
}

/** An example, until the creator's own code replaces it. */
export function codeCard({ promoCode }: Recommendation, { t, shared, offer }: Presenting): Card {
  const ownCode = offer.trim();
  const example: Block = { kind: 'text', lines: [shared('estimate.example')], tone: 'note' };
  return {
    id: 'code',
    rank: 'detail',
    eyebrow: t('labels.code'),
    statement: ownCode || promoCode,
    blocks: [
      ...(ownCode ? [] : [example]),
      {
        kind: 'offer',
        offer,
        label: t('labels.yourCode'),
        placeholder: t('labels.codePlaceholder', { code: promoCode }),
        note: t('labels.codeNote'),
      },
    ],
  };
}

/** The range of the example, and the sum behind it: orders at the average price and the niche's commission. */
export function revenueCard({ niche, expectedRevenue: { low, high } }: Recommendation, { t }: Presenting): Card {
  const sum = t('labels.sum', {
    price: formatEuros(AVERAGE_PRICE),
    rate: formatPercent(ratesOf(niche).commission / 100),
    fewest: formatNumber(ordersNeeded(low, niche)),
    most: formatNumber(ordersNeeded(high, niche)),
  });
  return {
    id: 'revenue',
    rank: 'detail',
    eyebrow: t('labels.revenue'),
    statement: t('labels.range', { low: formatEuros(low), high: formatEuros(high) }),
    blocks: [{ kind: 'text', lines: [sum], tone: 'note' }],
  };
}

export function tipsCard({ postingTips }: Recommendation, { t }: Presenting): Card {
  return {
    id: 'tips',
    rank: 'detail',
    eyebrow: t('labels.tips'),
    isWide: true,
    blocks: [{ kind: 'list', items: postingTips }],
    copy: { what: 'card' },
  };
}
