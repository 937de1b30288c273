import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import type { ShopScript } from './generate';

type Labels = TFunction<'shop-script'>;
type Part = 'demo' | 'feature' | 'trend' | 'music';

/** The cards that say how it is filmed, each in plain text. */
export function partTexts(
  { demoVisual, highlightFunction, trendEffect, viralMusic }: ShopScript,
  t: Labels,
): Record<Part, string> {
  const { description, timing, filmingTips } = demoVisual;
  const { keyFeature, demonstration, whyDifferent } = highlightFunction;
  const { suggestion, ambiance, reasoning } = viralMusic;
  const lines: Record<Part, string[]> = {
    demo: [`${t('labels.demo')} · ${timing}`, description, ...dotted(filmingTips)],
    feature: [t('labels.feature'), keyFeature, demonstration, whyDifferent],
    trend: [t('labels.trend'), trendEffect.style, trendEffect.description, trendEffect.implementation],
    music: [t('labels.music'), suggestion, ambiance, reasoning, t('labels.commercialSound')],
  };
  const joined = (part: Part) => lines[part].join('\n');
  return { demo: joined('demo'), feature: joined('feature'), trend: joined('trend'), music: joined('music') };
}

/** The result in plain text, to be copied or shared as a whole; `script` are the lines that are said. */
export function plainText(result: ShopScript, script: readonly string[], t: Labels, shared: TFunction<'tool'>): string {
  const { product, hooks, callToAction, disclosure } = result;
  const { demo, feature, trend, music } = partTexts(result, t);
  const parts = [
    [t('labels.product'), product],
    [t('labels.script'), ...script],
    [t('labels.onScreen'), disclosure.onScreen, disclosure.note],
    ...hooks.map(({ text, emotion, viralScore }) => [
      `${emotion} · ${shared('estimate.viral')} ${formatNumber(viralScore)}`,
      text,
    ]),
    [demo],
    [feature],
    [
      `${t('labels.callToAction')} · ${callToAction.timing}`,
      callToAction.text,
      ...(callToAction.isExample ? [shared('estimate.example')] : []),
      callToAction.emphasis,
    ],
    [trend],
    [music],
    [t('labels.truth'), shared('estimate.note')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}
