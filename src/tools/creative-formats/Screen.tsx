import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { GuidedTool } from '../../ui/tool/GuidedTool';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { textQuestion } from '../../ui/tool/textQuestion';
import { generate } from './generate';
import { Result } from './Result';

export default function CreativeFormatsScreen() {
  const { t } = useTranslation('creative-formats');
  const texts = useTexts('creative-formats');
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const words = t('labels.questions', { returnObjects: true });
  const questions = [
    textQuestion('product', words.product, t('labels.continue')),
    textQuestion('niche', words.niche, t('labels.continue')),
    textQuestion('country', words.country, t('labels.generate')),
  ];

  return (
    <GuidedTool
      id="creative-formats"
      questions={questions}
      delay="creativeFormats"
      loadingText={() => t('labels.loading')}
      make={make}
    >
      {(props) => <Result {...props} />}
    </GuidedTool>
  );
}
