import { nicheThenProduct } from '../../ui/tool/ask/nicheThenProduct';
import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { present } from './present';

export default generatedTool({
  id: 'descriptions',
  delay: 2000,
  ask: ({ t, niches }) => ({
    pages: nicheThenProduct(niches, {
      niche: t('labels.niche', { returnObjects: true }),
      product: t('labels.product', { returnObjects: true }),
      generate: t('labels.generate'),
      backToNiches: t('labels.backToNiches'),
    }),
    loading: t('labels.loading'),
  }),
  about: 'product',
  isCaption: true,
  generate,
  present,
});
