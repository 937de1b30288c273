import { textQuestion } from '../../ui/tool/ask/textQuestion';
import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { LiveTimeCard } from './LiveTimeCard';
import { DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './livePlanOptions';
import { present } from './present';

export default generatedTool({
  id: 'live-plan',
  delay: 2500,
  ask: ({ t }) => ({
    questions: [
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
    ],
    loading: t('labels.loading'),
  }),
  about: 'product',
  generate,
  present,
  added: ['demos'],
  widgets: { liveTime: LiveTimeCard },
});
