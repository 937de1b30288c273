import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { cardText } from '../../ui/tool/result/resultText';
import type { Product, ProductsByCountry } from './generate';
import { marketNames } from './marketNames';
import { askNiche } from './otherMarket';

/** A market, the kinds of product to film for it, and how to choose one oneself; the chosen one is passed along. */
export function present(made: ProductsByCountry, presenting: Presenting<'geo-products'>): ToolResult {
  const { t, shared, answers } = presenting;
  const { products, topPick, marketInsight, countryRule, choosing } = made;
  const { countryName, nicheName } = marketNames(t);
  const market = { niche: nicheName(answers.niche), country: countryName(answers.country) };
  const chosenProduct = products.find(({ id }) => id === answers.product) ?? topPick;

  return {
    eyebrow: `${market.country} · ${market.niche}`,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          {
            id: 'market',
            rank: 'detail',
            eyebrow: t('labels.marketInsight'),
            statement: marketInsight,
            blocks: [{ kind: 'text', name: t('labels.countryRule'), lines: [countryRule] }],
            copy: { what: 'card' },
          },
          ...products.map((product, place) =>
            productCard(
              product,
              place,
              { niche: market.niche, isChosen: product.id === chosenProduct?.id },
              presenting,
            ),
          ),
          ...(products.length === 0
            ? [
                { id: 'nearby', widget: 'nearby' },
                { id: 'ideas', widget: 'ideas' },
              ]
            : []),
          {
            id: 'choosing',
            rank: 'detail',
            eyebrow: t('labels.choosing'),
            statement: choosing,
            copy: { what: 'statement' },
          },
        ],
      },
    ],
    notes: [
      ...(products.length > 0 ? [`${t('labels.availability')} ${shared('estimate.note')}`] : []),
      `${t('labels.trendApi')} ${t('labels.checkRules')}`,
    ],
    links: {
      paths: ['/viral-script-generator', '/tiktok-live-planner'],
      carry: chosenProduct ? { product: chosenProduct.name, ...market } : market,
    },
    buttons: [
      { label: t('labels.refresh'), does: 'again' },
      { label: t('labels.otherCountry'), does: 'restart' },
      { label: t('labels.otherSuggestions'), does: () => askNiche(answers.country ?? '') },
    ],
  };
}

/** A kind of product with its angle to film. */
function productCard(
  { id, name, description, viralReason, videoAngle, conversionPotential, visualAppeal, isTopPick }: Product,
  place: number,
  { niche, isChosen }: { niche: string; isChosen: boolean },
  { t }: Presenting<'geo-products'>,
): Card {
  const card: Card = {
    id,
    rank: 'lead',
    eyebrow: t('labels.product', { number: formatNumber(place + 1) }),
    badge: isTopPick ? t('labels.topPick') : undefined,
    statement: name,
    blocks: [
      { kind: 'text', lines: [description], tone: 'soft' },
      { kind: 'text', name: t('labels.viralReason'), lines: [viralReason] },
      { kind: 'text', name: t('labels.videoAngle'), lines: [videoAngle] },
    ],
    score: [
      { value: conversionPotential, label: t('labels.conversion'), isPercent: true, why: t('labels.whyConversion') },
      { value: visualAppeal, label: t('labels.appeal'), isPercent: true, why: t('labels.whyAppeal') },
    ],
    copy: { what: 'card' },
    choice: { question: 'product', value: id, label: t('labels.continueWith'), isChosen },
  };
  return {
    ...card,
    keep: {
      title: name,
      description: videoAngle,
      niche,
      product: name,
      script: cardText(card),
      sourceTool: 'geo-products',
    },
  };
}
