import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { cardText } from '../../ui/tool/result/resultText';
import type { CreativeFormats, Format } from './formats';

/** Five ways to film a product, each with its script. */
export function present(
  { product, formats, bestForBeginner, bestForViral }: CreativeFormats,
  { t, shared, answers }: Presenting<'creative-formats'>,
): ToolResult {
  const { niche = '', country = '' } = answers;

  const badgeOf = (id: Format['id']) => {
    if (id === bestForBeginner) return t('labels.bestForBeginner');
    return id === bestForViral ? t('labels.bestForViral') : undefined;
  };

  const formatCard = (format: Format): Card => {
    const card: Card = {
      id: format.id,
      rank: 'lead',
      eyebrow: `${format.icon} ${format.style}`,
      badge: badgeOf(format.id),
      blocks: [
        { kind: 'text', lines: [format.description], tone: 'soft' },
        { kind: 'text', name: t('labels.script'), lines: format.script },
        { kind: 'text', name: t('labels.visualIdea'), lines: [format.visualIdea] },
        { kind: 'text', name: t('labels.sound'), lines: [format.soundSuggestion] },
        { kind: 'text', name: t('labels.callToAction'), lines: [format.callToAction] },
      ],
      score: {
        value: format.engagement,
        label: shared('estimate.engagement'),
        isPercent: true,
        why: t('labels.why'),
      },
      tags: [t(`labels.difficulty.${format.difficulty}`)],
      copy: { what: 'card' },
    };
    return {
      ...card,
      keep: {
        title: format.title,
        niche,
        product,
        hook: format.script[0],
        script: cardText(card),
        sourceTool: 'creative-formats',
      },
    };
  };

  return {
    eyebrow: `${niche} · ${product}`,
    title: t('labels.title'),
    sections: [{ cards: formats.map(formatCard) }],
    notes: [t('labels.beforePosting'), shared('estimate.note')],
    links: { paths: ['/viral-script-generator', '/tiktok-live-planner'], carry: { product, niche, country } },
    buttons: [
      { label: t('labels.regenerate'), does: 'again' },
      { label: t('labels.otherProduct'), does: 'restart' },
    ],
  };
}
