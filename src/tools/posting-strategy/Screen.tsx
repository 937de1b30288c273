import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { deviceZone } from '../../platform/timeZone';
import { GuidedTool, type Question } from '../../ui/tool/GuidedTool';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useModule } from '../../ui/tool/useModule';
import { OPTIONS, QUESTION_IDS, type QuestionId } from './questions';
import { Result } from './Result';
import { useOptionName } from './useOptionName';

const EMOJIS: Readonly<Record<QuestionId, readonly string[]>> = {
  niche: ['💄', '📱', '💪', '✨', '🍳', '👗', '🏠', '🧸'],
  account_status: ['🌱', '🌿', '🌳', '🏔️'],
  weekly_capacity: ['🐢', '🚶', '🏃', '🚀'],
  primary_goal: ['🛒', '📣', '💬', '📈'],
};

const loadRules = () => import('./generate');

export default function StrategyScreen() {
  const { t } = useTranslation('posting-strategy');
  const texts = useTexts('posting-strategy');
  const nameOf = useOptionName();
  // The rules bring a large library for time zones; the questions do without.
  const rules = useModule(loadRules);
  const make = useMemo(
    () =>
      rules &&
      ((answers: Answers, context: Context) => rules.generate(answers, texts, { ...context, zone: deviceZone() })),
    [rules, texts],
  );

  const questions = QUESTION_IDS.map(
    (id): Question => ({
      id,
      kind: 'select',
      title: t(`labels.questions.${id}.title`),
      hint: t(`labels.questions.${id}.hint`),
      options: OPTIONS[id].map((value, place) => ({ value, label: nameOf(id, value), emoji: EMOJIS[id][place] })),
    }),
  );

  return (
    <GuidedTool
      id="posting-strategy"
      questions={questions}
      delay="strategy"
      loadingText={() => t('labels.loading')}
      make={make}
    >
      {(props) => <Result {...props} />}
    </GuidedTool>
  );
}
