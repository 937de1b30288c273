import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import { nicheThenProduct } from '../../ui/tool/nicheThenProduct';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { generate } from './generate';
import { Result } from './Result';

export default function DescriptionsScreen() {
  const { t } = useTranslation('descriptions');
  const texts = useTexts('descriptions');
  const niches = useNicheOptions();
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const pages = nicheThenProduct(niches, {
    niche: { title: t('labels.niche.title'), hint: t('labels.niche.hint') },
    product: {
      title: t('labels.product.title'),
      label: t('labels.product.label'),
      placeholder: t('labels.product.placeholder'),
      hint: t('labels.product.hint'),
    },
    generate: t('labels.generate'),
    backToNiches: t('labels.backToNiches'),
  });

  return (
    <FormTool id="descriptions" pages={pages} delay="descriptions" loadingText={() => t('labels.loading')} make={make}>
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
