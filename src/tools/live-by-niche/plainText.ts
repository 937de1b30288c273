import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import type { LiveRecommendations } from './generate';
import { shownSteps } from './steps';

type Labels = TFunction<'live-by-niche'>;

/** The five steps with what is said in each, to be copied or kept. */
export function structureText(result: LiveRecommendations, t: Labels): string {
  const steps = shownSteps(result, t).map(({ heading, text, lines }) =>
    [heading, text, t('labels.toSay'), ...lines].join('\n'),
  );
  return steps.join('\n\n');
}

export const productText = ({ type, description, viralReason }: LiveRecommendations['trendingProduct'], t: Labels) =>
  `${type}\n${description}\n\n${t('labels.viralReason')}\n${viralReason}`;

export const themeText = ({ title, how }: LiveRecommendations['effectiveThemes'][number]) => `${title}\n${how}`;

/** The whole result in plain text. */
export function plainText(result: LiveRecommendations, t: Labels, shared: TFunction<'tool'>): string {
  return [
    `${t('labels.title')} · ${result.niche}\n${shared('notice.trends')}\n${shared('notice.general')}`,
    `${t('labels.structure')}\n\n${structureText(result, t)}`,
    `${t('labels.onScreen')}\n${t('labels.disclosure')}`,
    `${t('labels.display')}\n${result.productDisplayTiming}`,
    `${t('labels.trending')}\n${productText(result.trendingProduct, t)}`,
    ...result.introScripts.map(({ name, script, effectiveness }) =>
      [`${name} (${t('labels.effectiveness')} ${formatNumber(effectiveness)})`, ...script].join('\n'),
    ),
    `${t('labels.duration')}\n${result.idealDuration}`,
    [t('labels.trends'), ...dotted(result.june2025Trends)].join('\n'),
    [t('labels.themes'), ...result.effectiveThemes.map(themeText)].join('\n\n'),
    `${t('labels.truth')}\n${shared('estimate.note')}`,
  ].join('\n\n\n');
}
