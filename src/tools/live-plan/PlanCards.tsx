import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { dotted, numbered } from '../../ui/tool/listText';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import type { LivePlan } from './generate';
import { Lines } from './Lines';

/** The parts of the plan that are only read: presentation, interaction, conclusion, what is repeated and looked after. */
export function PlanCards({ plan }: { plan: LivePlan }) {
  const { t } = useTranslation('live-plan');
  const { productPresentation, interaction, conclusion, repeatedPhrases, productLinkInstructions } = plan;
  const copyOf = (lines: readonly string[]) => <CopyButton text={lines.join('\n')} />;
  return (
    <>
      <ResultCard
        eyebrow={`${t('labels.presentation')} · ${productPresentation.duration}`}
        actions={copyOf([...numbered(productPresentation.structure), ...dotted(productPresentation.keyPoints)])}
      >
        <Lines items={productPresentation.structure} areSteps />
        <Part name={t('labels.keyPoints')}>
          <Lines items={productPresentation.keyPoints} />
        </Part>
      </ResultCard>
      <ResultCard
        eyebrow={`${t('labels.interaction')} · ${interaction.duration}`}
        actions={copyOf(dotted([...interaction.activities, ...interaction.engagementTactics]))}
      >
        <Lines items={interaction.activities} />
        <Part name={t('labels.tactics')}>
          <Lines items={interaction.engagementTactics} />
        </Part>
      </ResultCard>
      <ResultCard
        eyebrow={t('labels.conclusion')}
        statement={conclusion.cta}
        actions={copyOf([conclusion.cta, conclusion.nextLiveTeaser])}
      >
        <Part name={t('labels.nextLive')}>{conclusion.nextLiveTeaser}</Part>
        <Part name={t('labels.followUp')}>
          <Lines items={conclusion.followUpActions} />
        </Part>
      </ResultCard>
      <ResultCard eyebrow={t('labels.productLink')} actions={copyOf(numbered(productLinkInstructions))}>
        <Lines items={productLinkInstructions} areSteps />
      </ResultCard>
      <ResultCard eyebrow={t('labels.repeated')} actions={copyOf(repeatedPhrases)}>
        <Lines items={repeatedPhrases} />
      </ResultCard>
      <ResultCard eyebrow={t('labels.optimization')} actions={copyOf(dotted(plan.optimizationTips))}>
        <Lines items={plan.optimizationTips} />
      </ResultCard>
    </>
  );
}
