import type { Focus, Guide, GuideNiche } from '../../domain/viralAlert/viralGuide';
import { formatNumber } from '../../i18n/figures';
import type { Words } from '../../ui/tool/generatedTool';
import type { Card } from '../../ui/tool/result/model';
import { cardText } from '../../ui/tool/result/resultText';

/**
 * What works in a niche: formats to film, and how a video and a live are built.
 *
 * @param focus what this week is about, if the creator asked for it
 */
export function presentGuide(
  niche: GuideNiche,
  { viralFormats, videoStructure, liveBestPractices }: Guide,
  focus: Focus | undefined,
  { t }: Words<'viral-alert'>,
): { formats: Card[]; structure: Card; live: Card } {
  const structure: Card = {
    id: 'structure',
    rank: 'lead',
    eyebrow: t('labels.guide.structure'),
    blocks: (['hook', 'demo', 'cta'] as const).map((step) => ({
      kind: 'text',
      name: t(`labels.guide.${step}`),
      lines: [videoStructure[step]],
    })),
    copy: { what: 'card' },
  };
  return {
    formats: viralFormats.map((format, place) => ({
      id: `format-${place}`,
      rank: 'lead',
      eyebrow: t('labels.guide.format', { number: formatNumber(place + 1) }),
      badge: format === focus?.format ? t('labels.guide.week') : undefined,
      statement: format,
      copy: { what: 'statement' },
      keep: { title: format, niche, script: cardText(structure), sourceTool: 'viral-alert' },
    })),
    structure,
    live: {
      id: 'live',
      rank: 'detail',
      eyebrow: t('labels.guide.live'),
      blocks: [
        {
          kind: 'ideas',
          ideas: liveBestPractices.map((practice) => ({
            text: practice,
            ...(practice === focus?.practice && { badge: t('labels.guide.week') }),
          })),
        },
      ],
      copy: { what: 'card' },
    },
  };
}
