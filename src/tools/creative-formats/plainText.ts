import type { TFunction } from 'i18next';
import { formatPercent } from '../../i18n/figures';
import type { CreativeFormats, Format } from './generate';

type Labels = TFunction<'creative-formats'>;

/** A format as it is filmed, to be copied or kept. */
export function formatText({ title, script, visualIdea, soundSuggestion, callToAction }: Format, t: Labels): string {
  return [
    [title],
    [t('labels.script'), ...script],
    [t('labels.visualIdea'), visualIdea],
    [t('labels.sound'), soundSuggestion],
    [t('labels.callToAction'), callToAction],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The result in plain text, to be copied or shared as a whole. */
export function plainText({ formats }: CreativeFormats, t: Labels, shared: TFunction<'tool'>): string {
  const figures = ({ difficulty, engagement }: Format) =>
    `${t(`labels.difficulty.${difficulty}`)} · ${shared('estimate.engagement')} ${formatPercent(engagement / 100)}`;
  return [
    ...formats.map((format) => `${formatText(format, t)}\n\n${figures(format)}`),
    `${t('labels.beforePosting')}\n${shared('estimate.note')}`,
  ].join('\n\n\n');
}
