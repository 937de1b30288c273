import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { type Answers, type Context, GuidedTool, type Question } from '../../ui/tool/GuidedTool';
import { generate } from './generate';
import { Result } from './Result';

export default function ShopScriptScreen() {
  const { t } = useTranslation('shop-script');
  const texts = useTexts('shop-script');
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const text = (id: 'product' | 'niche' | 'country', submitLabel: string): Question => ({
    id,
    kind: 'text',
    title: t(`labels.questions.${id}.title`),
    hint: t(`labels.questions.${id}.hint`),
    placeholder: t(`labels.questions.${id}.placeholder`),
    submitLabel,
    suggestions:
      id === 'product' ? undefined : Object.values(t(`labels.questions.${id}.suggestions`, { returnObjects: true })),
  });
  const questions = [
    text('product', t('labels.continue')),
    text('niche', t('labels.continue')),
    text('country', t('labels.generate')),
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
