import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import type { LivePlan } from './generate';
import { Lines } from './Lines';

/** The parts of the plan that are only read: presentation, interaction, conclusion, what is repeated and looked after. */
export function PlanCards({ plan }: { plan: LivePlan }) {
  const { t } = useTranslation('live-plan');
  const { productPresentation, interaction, conclusion, repeatedPhrases } = plan;
  return (
    <>
      <ResultCard eyebrow={`${t('labels.presentation')} · ${productPresentation.duration}`}>
        <Lines items={productPresentation.structure} areSteps />
        <Part name={t('labels.keyPoints')}>
          <Lines items={productPresentation.keyPoints} />
        </Part>
      </ResultCard>
      <ResultCard eyebrow={`${t('labels.interaction')} · ${interaction.duration}`}>
        <Lines items={interaction.activities} />
        <Part name={t('labels.tactics')}>
          <Lines items={interaction.engagementTactics} />
        </Part>
      </ResultCard>
      <ResultCard
        eyebrow={t('labels.conclusion')}
        statement={conclusion.cta}
        actions={<CopyButton text={`${conclusion.cta}\n${conclusion.nextLiveTeaser}`} />}
      >
        <Part name={t('labels.nextLive')}>{conclusion.nextLiveTeaser}</Part>
        <Part name={t('labels.followUp')}>
          <Lines items={conclusion.followUpActions} />
        </Part>
      </ResultCard>
      <ResultCard eyebrow={t('labels.productLink')}>
        <Lines items={plan.productLinkInstructions} areSteps />
      </ResultCard>
      <ResultCard eyebrow={t('labels.repeated')} actions={<CopyButton text={repeatedPhrases.join('\n')} />}>
        <Lines items={repeatedPhrases} />
      </ResultCard>
      <ResultCard eyebrow={t('labels.optimization')}>
        <Lines items={plan.optimizationTips} />
      </ResultCard>
    </>
  );
}
