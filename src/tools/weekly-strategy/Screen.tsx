import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { GuidedTool, type Question } from '../../ui/tool/GuidedTool';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { textQuestion } from '../../ui/tool/textQuestion';
import { LEVELS, type Level } from './days';
import { generate } from './generate';
import { Result } from './Result';

const EMOJI: Readonly<Record<Level, string>> = { beginner: '🌱', intermediate: '🌿', advanced: '🌳' };

export default function WeeklyStrategyScreen() {
  const { t } = useTranslation('weekly-strategy');
  const texts = useTexts('weekly-strategy');
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const words = t('labels.questions', { returnObjects: true });
  const questions: Question[] = [
    textQuestion('product', words.product, t('labels.continue')),
    textQuestion('niche', words.niche, t('labels.continue')),
    textQuestion('country', words.country, t('labels.continue')),
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
  ];

  return (
    <GuidedTool
      id="weekly-strategy"
      questions={questions}
      delay="weeklyStrategy"
      loadingText={() => t('labels.loading')}
      make={make}
    >
      {(props) => <Result key={props.result.week} {...props} />}
    </GuidedTool>
  );
}
