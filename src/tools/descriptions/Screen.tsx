import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import type { Page } from '../../ui/tool/formFields';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { generate } from './generate';
import { Result } from './Result';

export default function DescriptionsScreen() {
  const { t } = useTranslation('descriptions');
  const texts = useTexts('descriptions');
  const niches = useNicheOptions();
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const pages: Page[] = [
    { title: t('labels.niche.title'), hint: t('labels.niche.hint'), choice: { id: 'niche', options: niches } },
    {
      title: t('labels.product.title'),
      fields: [
        {
          id: 'product',
          kind: 'text',
          label: t('labels.product.label'),
          placeholder: t('labels.product.placeholder'),
          hint: t('labels.product.hint'),
        },
      ],
      submitLabel: t('labels.generate'),
      backLabel: t('labels.backToNiches'),
    },
  ];

  return (
    <FormTool id="descriptions" pages={pages} delay="descriptions" loadingText={() => t('labels.loading')} make={make}>
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
