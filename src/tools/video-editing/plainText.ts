import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import type { Timeframe, VideoEditing } from './generate';

type Labels = TFunction<'video-editing'>;

/** '3–9 s', as the language writes numbers. */
export const timeframeText = ({ from, to }: Timeframe, t: Labels): string =>
  t('labels.span', { from: formatNumber(from), to: formatNumber(to) });

/** The recommended length with its range. */
export function durationTexts({ optimalDuration }: VideoEditing, t: Labels): { recommended: string; range: string } {
  const { min, max, recommended } = optimalDuration;
  return {
    recommended: t('labels.seconds', { number: formatNumber(recommended) }),
    range: t('labels.range', { min: formatNumber(min), max: formatNumber(max) }),
  };
}

/** Shot by shot, with what is in the picture. */
export const structureText = ({ dynamicStructure }: VideoEditing, t: Labels): string =>
  dynamicStructure
    .map(({ timeframe, content, visualTips }) => `${timeframeText(timeframe, t)} · ${content}\n- ${visualTips}`)
    .join('\n');

export function cutText({ cutFrequency }: VideoEditing, t: Labels): string {
  const { seconds, technique, explanation } = cutFrequency;
  return [t('labels.cutEvery', { number: formatNumber(seconds) }), technique, explanation].join('\n');
}

export const effectsText = ({ visualEffects }: VideoEditing, t: Labels): string =>
  visualEffects
    .map(({ category, effects, usage }) => [t(`labels.categories.${category}`), ...dotted(effects), usage].join('\n'))
    .join('\n');

/** The advice in plain text, to be copied or shared as a whole. */
export function plainText(result: VideoEditing, t: Labels, shared: TFunction<'tool'>): string {
  const { contentType, niche, optimalDuration, liveReplayBonus, june2025Trends } = result;
  const { recommended, range } = durationTexts(result, t);
  const parts = [
    [`${t(`labels.types.${contentType}.name`)} · ${shared(`niches.${niche}`)}`],
    [t('labels.duration'), recommended, range, optimalDuration.reason],
    [t('labels.structure'), structureText(result, t)],
    [t('labels.cut'), cutText(result, t)],
    [t('labels.effects'), effectsText(result, t)],
    ...(liveReplayBonus ? [[liveReplayBonus.title, ...dotted(liveReplayBonus.tips)]] : []),
    [t('labels.trends'), ...dotted(june2025Trends), shared('notice.general')],
    [t('labels.estimate')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}
