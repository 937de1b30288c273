import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card } from '../../ui/tool/result/model';
import type { LivePlan } from './livePlan';

/** What helps to run the live, from its first minutes to what comes after it. */
export function partCards(plan: LivePlan, { t }: Presenting<'live-plan'>): Card[] {
  const { introduction, productPresentation, interaction, conclusion } = plan;
  return [
    {
      id: 'introTips',
      rank: 'detail',
      eyebrow: `${t('labels.introTips')} · ${introduction.duration}`,
      blocks: [{ kind: 'list', items: introduction.tips }],
      copy: { what: 'card' },
    },
    {
      id: 'presentation',
      rank: 'lead',
      eyebrow: `${t('labels.presentation')} · ${productPresentation.duration}`,
      blocks: [
        { kind: 'list', items: productPresentation.structure, isNumbered: true },
        { kind: 'list', name: t('labels.keyPoints'), items: productPresentation.keyPoints },
      ],
      copy: { what: 'card' },
    },
    {
      id: 'interaction',
      rank: 'lead',
      eyebrow: `${t('labels.interaction')} · ${interaction.duration}`,
      blocks: [
        { kind: 'list', items: interaction.activities },
        { kind: 'list', name: t('labels.tactics'), items: interaction.engagementTactics },
      ],
      copy: { what: 'card' },
    },
    {
      id: 'conclusion',
      rank: 'lead',
      eyebrow: t('labels.conclusion'),
      statement: conclusion.cta,
      blocks: [
        { kind: 'text', name: t('labels.nextLive'), lines: [conclusion.nextLiveTeaser] },
        { kind: 'list', name: t('labels.followUp'), items: conclusion.followUpActions },
      ],
      copy: { what: 'card' },
    },
    {
      id: 'productLink',
      rank: 'detail',
      eyebrow: t('labels.productLink'),
      blocks: [{ kind: 'list', items: plan.productLinkInstructions, isNumbered: true }],
      copy: { what: 'card' },
    },
    {
      id: 'repeated',
      rank: 'detail',
      eyebrow: t('labels.repeated'),
      blocks: [{ kind: 'list', items: plan.repeatedPhrases }],
      copy: { what: 'card' },
    },
    {
      id: 'optimization',
      rank: 'detail',
      eyebrow: t('labels.optimization'),
      blocks: [{ kind: 'list', items: plan.optimizationTips }],
      copy: { what: 'card' },
    },
  ];
}
