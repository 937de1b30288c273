import { generatedTool } from '../../ui/tool/generatedTool';
import { generate } from './generate';
import { present } from './present';
import { DURATIONS } from './structure';

export default generatedTool({
  id: 'video-structure',
  delay: 2000,
  ask: ({ t, niches }) => ({
    pages: [
      {
        title: t('labels.form.title'),
        hint: t('labels.form.hint'),
        fields: [
          {
            id: 'trend',
            kind: 'text',
            label: t('labels.form.trend'),
            placeholder: t('labels.form.trendPlaceholder'),
            hint: t('labels.form.trendHint'),
            suggestions: t('labels.form.trends', { returnObjects: true }),
          },
          { id: 'niche', kind: 'choice', label: t('labels.form.niche'), options: niches },
          {
            id: 'duration',
            kind: 'choice',
            label: t('labels.form.duration'),
            options: DURATIONS.map((duration) => ({
              value: duration,
              label: t(`labels.durations.${duration}.name`),
              note: t(`labels.durations.${duration}.note`),
            })),
            initial: 'short',
          },
          {
            id: 'product',
            kind: 'text',
            label: t('labels.form.product'),
            placeholder: t('labels.form.productPlaceholder'),
            isOptional: true,
          },
        ],
        submitLabel: t('labels.form.generate'),
      },
    ],
    loading: t('labels.loading'),
  }),
  about: 'product',
  generate,
  present,
  added: ['named'],
});
