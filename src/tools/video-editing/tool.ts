import { generatedTool } from '../../ui/tool/generatedTool';
import { CONTENT_TYPES, generate } from './generate';
import { present } from './present';

export default generatedTool({
  id: 'video-editing',
  delay: 2000,
  ask: ({ t, niches }) => ({
    pages: [
      { title: t('labels.niche.title'), hint: t('labels.niche.hint'), choice: { id: 'niche', options: niches } },
      {
        title: t('labels.type.title'),
        backLabel: t('labels.type.back'),
        choice: {
          id: 'contentType',
          options: CONTENT_TYPES.map(({ id, icon }) => ({
            value: id,
            emoji: icon,
            label: t(`labels.types.${id}.name`),
            note: t(`labels.types.${id}.note`),
          })),
        },
      },
    ],
    loading: t('labels.loading'),
  }),
  offersProducts: true,
  generate,
  present,
  added: ['product'],
});
