import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { GuidedTool, type Question } from '../../ui/tool/GuidedTool';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { textQuestion } from '../../ui/tool/textQuestion';
import { generate } from './generate';
import { DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './options';
import { Result } from './Result';

export default function LivePlanScreen() {
  const { t } = useTranslation('live-plan');
  const texts = useTexts('live-plan');
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const questions: Question[] = [
    textQuestion('product', t('labels.questions.product', { returnObjects: true }), t('labels.continue')),
    {
      id: 'niche',
      kind: 'select',
      title: t('labels.questions.niche.title'),
      options: NICHES.map(({ id, emoji }) => ({ value: id, label: t(`labels.niches.${id}`), emoji })),
    },
    {
      id: 'experience',
      kind: 'select',
      title: t('labels.questions.experience.title'),
      options: EXPERIENCES.map(({ id, emoji }) => ({ value: id, label: t(`labels.experiences.${id}`), emoji })),
    },
    {
      id: 'duration',
      kind: 'select',
      title: t('labels.questions.duration.title'),
      options: DURATIONS.map(({ id, emoji }) => ({ value: id, label: t(`labels.durations.${id}`), emoji })),
    },
    {
      id: 'objective',
      kind: 'select',
      title: t('labels.questions.objective.title'),
      options: OBJECTIVES.map(({ id, emoji }) => ({ value: id, label: t(`labels.objectives.${id}`), emoji })),
    },
  ];

  return (
    <GuidedTool
      id="live-plan"
      questions={questions}
      delay="livePlan"
      loadingText={() => t('labels.loading')}
      make={make}
    >
      {(props) => <Result {...props} />}
    </GuidedTool>
  );
}
