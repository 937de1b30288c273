import { textQuestion } from '../../ui/tool/ask/textQuestion';
import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { present } from './present';

export default generatedTool({
  id: 'shop-script',
  delay: 1500,
  ask: ({ t }) => {
    const { product, niche, country } = t('labels.questions', { returnObjects: true });
    return {
      questions: [
        textQuestion('product', product, t('labels.continue')),
        textQuestion('niche', niche, t('labels.continue')),
        textQuestion('country', country, t('labels.generate')),
      ],
      backLabel: t('labels.back'),
      loading: t('labels.loading'),
    };
  },
  generate,
  present,
});
