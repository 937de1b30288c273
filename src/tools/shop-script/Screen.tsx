import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { GuidedTool } from '../../ui/tool/GuidedTool';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { textQuestion } from '../../ui/tool/textQuestion';
import { generate } from './generate';
import { Result } from './Result';

export default function ShopScriptScreen() {
  const { t } = useTranslation('shop-script');
  const texts = useTexts('shop-script');
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const words = t('labels.questions', { returnObjects: true });
  const questions = [
    textQuestion('product', words.product, t('labels.continue')),
    textQuestion('niche', words.niche, t('labels.continue')),
    textQuestion('country', words.country, t('labels.generate')),
  ];

  return (
    <GuidedTool
      id="shop-script"
      questions={questions}
      delay="shopScript"
      backLabel={t('labels.back')}
      loadingText={() => t('labels.loading')}
      make={make}
    >
      {(props) => <Result {...props} />}
    </GuidedTool>
  );
}
