import { nicheThenProduct } from '../../ui/tool/ask/nicheThenProduct';
import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { present } from './present';

export default generatedTool({
  id: 'descriptions',
  delay: 2000,
  ask: ({ t, niches }) => ({
    pages: nicheThenProduct(niches, {
      niche: { title: t('labels.niche.title'), hint: t('labels.niche.hint') },
      product: {
        title: t('labels.product.title'),
        label: t('labels.product.label'),
        placeholder: t('labels.product.placeholder'),
        hint: t('labels.product.hint'),
      },
      generate: t('labels.generate'),
      backToNiches: t('labels.backToNiches'),
    }),
    loading: t('labels.loading'),
  }),
  generate,
  present,
});
