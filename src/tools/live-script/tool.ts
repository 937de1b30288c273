import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { present } from './present';

export default generatedTool({
  id: 'live-script',
  delay: 2000,
  ask: ({ t, niches }) => ({
    pages: [{ title: t('labels.niche.title'), hint: t('labels.niche.hint'), choice: { id: 'niche', options: niches } }],
    loading: t('labels.loading'),
  }),
  offersProducts: true,
  generate,
  present,
  added: ['isOwn'],
});
