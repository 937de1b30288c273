import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Block, Card, ToolResult } from '../../ui/tool/result/model';
import { cardText } from '../../ui/tool/result/resultText';
import type { VideoEditing } from './generate';

/** How long the video is, how it is cut, shot by shot, with which effects, and what works for the niche or the product. */
export function present(made: VideoEditing, { t, shared }: Presenting<'video-editing'>): ToolResult {
  const { niche, product, contentType, optimalDuration, dynamicStructure, cutFrequency, visualEffects } = made;
  const { liveReplayBonus, june2025Trends } = made;
  const nicheName = shared(`niches.${niche}`);
  const typeName = t(`labels.types.${contentType}.name`);
  const subject = product ?? nicheName;

  const structure: Card = {
    id: 'structure',
    rank: 'lead',
    eyebrow: t('labels.structure'),
    blocks: [
      {
        kind: 'steps',
        steps: dynamicStructure.map(({ timeframe: { from, to }, content, visualTips }) => ({
          when: t('labels.span', { from: formatNumber(from), to: formatNumber(to) }),
          title: content,
          blocks: [{ kind: 'text', name: t('labels.visualTips'), lines: [visualTips] }],
        })),
      },
    ],
    copy: { what: 'card' },
  };

  return {
    eyebrow: [nicheName, typeName, ...(product ? [product] : [])].join(' · '),
    title: t('labels.title'),
    sections: [
      {
        cards: [
          {
            id: 'duration',
            rank: 'lead',
            eyebrow: t('labels.duration'),
            statement: t('labels.seconds', { number: formatNumber(optimalDuration.recommended) }),
            blocks: [
              {
                kind: 'text',
                lines: [
                  t('labels.range', { min: formatNumber(optimalDuration.min), max: formatNumber(optimalDuration.max) }),
                ],
              },
              { kind: 'text', name: t('labels.why'), lines: [optimalDuration.reason] },
            ],
            copy: { what: 'card' },
          },
          {
            id: 'cut',
            rank: 'lead',
            eyebrow: t('labels.cut'),
            statement: t('labels.cutEvery', { number: formatNumber(cutFrequency.seconds) }),
            blocks: [
              { kind: 'text', name: t('labels.technique'), lines: [cutFrequency.technique] },
              { kind: 'text', name: t('labels.explanation'), lines: [cutFrequency.explanation] },
            ],
            copy: { what: 'card' },
          },
          {
            ...structure,
            keep: {
              title: `${typeName} · ${subject}`,
              description: optimalDuration.reason,
              niche,
              ...(product && { product }),
              script: cardText(structure),
              sourceTool: 'video-editing',
            },
          },
          {
            id: 'effects',
            rank: 'detail',
            eyebrow: t('labels.effects'),
            blocks: visualEffects.flatMap(({ category, effects, usage }): Block[] => [
              { kind: 'list', name: t(`labels.categories.${category}`), items: effects },
              { kind: 'text', lines: [`${t('labels.usage')} · ${usage}`], tone: 'note' },
            ]),
            copy: { what: 'card' },
          },
          ...(liveReplayBonus ? [replayCard(liveReplayBonus)] : []),
          {
            id: 'trends',
            rank: 'detail',
            eyebrow: t('labels.trends'),
            isWide: !liveReplayBonus,
            blocks: [
              { kind: 'list', items: june2025Trends },
              { kind: 'text', lines: [shared('notice.general')], tone: 'note' },
            ],
          },
        ],
      },
    ],
    notes: [t('labels.estimate')],
    links: {
      paths: ['/title-generator', '/creative-formats'],
      names: { '/title-generator': t('labels.titles'), '/creative-formats': t('labels.creativeFormats') },
      carry: { niche: nicheName, ...(product && { product }) },
    },
    buttons: [{ label: t('labels.otherVideo'), does: 'restart' }],
  };
}

const replayCard = ({ title, tips }: NonNullable<VideoEditing['liveReplayBonus']>): Card => ({
  id: 'replay',
  rank: 'detail',
  eyebrow: title,
  blocks: [{ kind: 'list', items: tips }],
  copy: { what: 'card' },
});
