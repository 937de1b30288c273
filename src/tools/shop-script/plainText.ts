import type { TFunction } from 'i18next';
import type { ShopScript } from './generate';

/** The result in plain text, to be copied or shared as a whole; `script` are the lines that are said. */
export function plainText(
  result: ShopScript,
  script: readonly string[],
  t: TFunction<'shop-script'>,
  shared: TFunction<'tool'>,
): string {
  const { product, hooks, demoVisual, highlightFunction, callToAction, trendEffect, viralMusic, disclosure } = result;
  const parts = [
    [t('labels.product'), product],
    [t('labels.script'), ...script],
    [t('labels.onScreen'), disclosure.onScreen, disclosure.note],
    ...hooks.map(({ text, emotion, viralScore }) => [`${emotion} · ${shared('estimate.viral')} ${viralScore}`, text]),
    [
      `${t('labels.demo')} · ${demoVisual.timing}`,
      demoVisual.description,
      ...demoVisual.filmingTips.map((tip) => `- ${tip}`),
    ],
    [
      t('labels.feature'),
      highlightFunction.keyFeature,
      highlightFunction.demonstration,
      highlightFunction.whyDifferent,
    ],
    [
      `${t('labels.callToAction')} · ${callToAction.timing}`,
      callToAction.text,
      ...(callToAction.isExample ? [shared('estimate.example')] : []),
      callToAction.emphasis,
    ],
    [t('labels.trend'), trendEffect.style, trendEffect.description, trendEffect.implementation],
    [t('labels.music'), viralMusic.suggestion, viralMusic.ambiance, viralMusic.reasoning, t('labels.commercialSound')],
    [shared('estimate.note')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}
