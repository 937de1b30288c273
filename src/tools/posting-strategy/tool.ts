import { deviceZone } from '../../platform/timeZone';
import type { Question } from '../../ui/tool/ask/GuidedTool';
import { generatedTool } from '../../ui/tool/generatedTool';
import { optionName } from './optionName';
import { present } from './present';
import { OPTIONS, QUESTION_IDS, type QuestionId } from './strategyQuestions';

const EMOJIS: Readonly<Record<QuestionId, readonly string[]>> = {
  niche: ['💄', '📱', '💪', '✨', '🍳', '👗', '🏠', '🧸'],
  account_status: ['🌱', '🌿', '🌳', '🏔️'],
  weekly_capacity: ['🐢', '🚶', '🏃', '🚀'],
  primary_goal: ['🛒', '📣', '💬', '📈'],
};

export default generatedTool({
  id: 'posting-strategy',
  delay: 2500,
  ask: ({ t }) => ({
    questions: QUESTION_IDS.map(
      (id): Question => ({
        id,
        kind: 'select',
        title: t(`labels.questions.${id}.title`),
        hint: t(`labels.questions.${id}.hint`),
        options: OPTIONS[id].map((value, place) => ({
          value,
          label: optionName(id, value, t),
          emoji: EMOJIS[id][place],
        })),
      }),
    ),
    loading: t('labels.loading'),
  }),
  // The rules need a large time-zone library.
  generate: {
    load: async () => {
      const { generate } = await import('./generate');
      return (answers, texts, context) => generate(answers, texts, { ...context, zone: deviceZone() });
    },
  },
  present,
});
