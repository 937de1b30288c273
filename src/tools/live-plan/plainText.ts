import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted, numbered } from '../../ui/tool/listText';
import type { DetailedScript, LivePlan } from './generate';
import { scriptParts } from './scriptParts';

/** The script as it is to be said, with the minutes of its four parts. */
export function scriptText(script: DetailedScript, t: TFunction<'live-plan'>): string {
  return scriptParts(script, t)
    .map(({ heading, lines }) => [heading, ...lines].join('\n'))
    .join('\n\n');
}

/** The result in plain text, to be copied or shared as a whole; `recap` are the answers in words. */
export function plainText(
  plan: LivePlan,
  recap: readonly string[],
  script: string,
  t: TFunction<'live-plan'>,
  shared: TFunction<'tool'>,
): string {
  const { introduction, productPresentation, interaction, salesMoment, conclusion } = plan;
  const parts = [
    [t('labels.recap'), plan.product, ...recap, plan.focus],
    [
      `${t('labels.hooks')} · ${introduction.duration}`,
      ...introduction.hooks.map(
        ({ text, viralScore }) => `${text} (${shared('estimate.viral')} ${formatNumber(viralScore)})`,
      ),
    ],
    [t('labels.introTips'), ...dotted(introduction.tips)],
    [
      `${t('labels.presentation')} · ${productPresentation.duration}`,
      ...numbered(productPresentation.structure),
      t('labels.keyPoints'),
      ...dotted(productPresentation.keyPoints),
    ],
    [
      `${t('labels.interaction')} · ${interaction.duration}`,
      ...dotted(interaction.activities),
      t('labels.tactics'),
      ...dotted(interaction.engagementTactics),
    ],
    [
      t('labels.salesMoment'),
      salesMoment.script,
      ...(salesMoment.isExample ? [shared('estimate.example')] : []),
      salesMoment.timing,
      ...dotted(salesMoment.productDisplayTips),
    ],
    [t('labels.conclusion'), conclusion.cta, conclusion.nextLiveTeaser, ...dotted(conclusion.followUpActions)],
    [t('labels.productLink'), ...numbered(plan.productLinkInstructions)],
    [t('labels.repeated'), ...dotted(plan.repeatedPhrases)],
    [t('labels.optimization'), ...dotted(plan.optimizationTips)],
    [t('labels.script'), plan.loop, '', script],
    [t('labels.onScreen'), t('labels.disclosure')],
    [t('labels.truth'), shared('estimate.note')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}
