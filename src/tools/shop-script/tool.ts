import { productNicheCountry } from '../../ui/tool/ask/textQuestion';
import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { present } from './present';

export default generatedTool({
  id: 'shop-script',
  delay: 1500,
  ask: ({ t }) => ({
    questions: productNicheCountry(
      t('labels.questions', { returnObjects: true }),
      t('labels.continue'),
      t('labels.generate'),
    ),
    backLabel: t('labels.back'),
    loading: t('labels.loading'),
  }),
  about: 'product',
  generate,
  present,
  added: ['spokenName'],
});
