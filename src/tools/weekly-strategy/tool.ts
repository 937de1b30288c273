import { productNicheCountry } from '../../ui/tool/ask/textQuestion';
import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { present } from './present';
import { LEVELS, type Level } from './strategyDays';

const EMOJI: Readonly<Record<Level, string>> = { beginner: '🌱', intermediate: '🌿', advanced: '🌳' };

export default generatedTool({
  id: 'weekly-strategy',
  delay: 3000,
  ask: ({ t }) => ({
    questions: [
      ...productNicheCountry(t('labels.questions', { returnObjects: true }), t('labels.continue')),
      {
        id: 'level',
        kind: 'select',
        title: t('labels.questions.level.title'),
        hint: t('labels.questions.level.hint'),
        options: LEVELS.map((level) => ({
          value: level,
          label: t(`labels.questions.level.options.${level}`),
          emoji: EMOJI[level],
        })),
        submitLabel: t('labels.generate'),
      },
    ],
    loading: t('labels.loading'),
  }),
  about: 'product',
  generate,
  present,
});
