import { hashtagText, MOST_HASHTAGS } from '../../domain/hashtags/hashtags';
import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { type Descriptions, type DescriptionVariant, LONGEST_DESCRIPTION } from './describedProduct';

/** Two descriptions with their hashtags, which of them to use, and what works in the niche. */
export function present(
  { niche, product, variants, bestChoice, trends }: Descriptions,
  { t, shared }: Presenting<'descriptions'>,
): ToolResult {
  const nicheName = shared(`niches.${niche}`);
  const madeFrom = `${nicheName} · ${product}`;

  const variantCard = (variant: DescriptionVariant): Card => {
    const { type, name, description, shownName, hashtags, reasoning, recommended } = variant;
    return {
      id: type,
      rank: 'lead',
      eyebrow: name,
      badge: recommended ? shared('result.recommended') : undefined,
      statement: description,
      blocks: [
        { kind: 'hashtags', name: t('labels.hashtags'), tags: hashtags, groupName: madeFrom },
        { kind: 'text', name: t('labels.why'), lines: [reasoning] },
      ],
      meta: [t('labels.length', { number: formatNumber(description.length), max: formatNumber(LONGEST_DESCRIPTION) })],
      copy: { what: 'statement' },
      copies: [
        {
          label: t('labels.copyWithTags', { number: formatNumber(MOST_HASHTAGS) }),
          text: `${description} ${hashtagText(hashtags.slice(0, MOST_HASHTAGS))}`,
        },
      ],
      keep: { title: `${product} · ${name}`, description, niche, product, hashtags, sourceTool: 'descriptions' },
      check: { text: description, product: shownName },
    };
  };

  return {
    eyebrow: madeFrom,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          ...variants.map(variantCard),
          {
            id: 'best',
            rank: 'detail',
            eyebrow: `${t('labels.best')} · ${bestChoice.name}`,
            statement: bestChoice.explanation,
          },
          {
            id: 'trends',
            rank: 'detail',
            eyebrow: t('labels.trends'),
            blocks: [
              { kind: 'list', items: trends },
              { kind: 'text', lines: [shared('notice.general')], tone: 'note' },
            ],
          },
        ],
      },
    ],
    notes: [t('labels.beforePosting')],
    links: {
      paths: ['/title-generator', '/video-editing'],
      names: { '/title-generator': t('labels.viralTitles'), '/video-editing': t('labels.editing') },
      carry: { product, niche: nicheName },
    },
    buttons: [
      { label: t('labels.regenerate'), does: 'again' },
      { label: t('labels.otherProduct'), does: 'restart' },
    ],
  };
}
