import { NICHE_PICKS } from '../../domain/matchNiche';
import { generatedTool } from '../../ui/tool/generatedTool';
import { AUDIENCES, GOALS } from './contentOptions';
import { generate } from './generate';
import { present } from './present';

export default generatedTool({
  id: 'weekly-content',
  ask: ({ t, niches, ownNiche }) => ({
    pages: [
      {
        title: t('labels.formTitle'),
        hint: t('labels.hint'),
        // All three are preselected: none is required.
        fields: [
          {
            id: 'niche',
            kind: 'choice',
            label: t('labels.niche'),
            options: niches,
            initial: ownNiche ?? NICHE_PICKS[0],
          },
          {
            id: 'audience',
            kind: 'choice',
            label: t('labels.audience'),
            options: AUDIENCES.map((value) => ({ value, label: t(`labels.audiences.${value}`) })),
            initial: AUDIENCES[0],
          },
          {
            id: 'goal',
            kind: 'choice',
            label: t('labels.goal'),
            options: GOALS.map((value) => ({ value, label: t(`labels.goals.${value}`) })),
            initial: GOALS[0],
          },
        ],
        submitLabel: t('labels.generate'),
      },
    ],
    loading: t('labels.loading'),
  }),
  offersProducts: true,
  generate,
  present,
  added: ['note'],
});
