import { NICHE_PICKS } from '../../domain/matchNiche';
import { generatedTool } from '../../ui/tool/generatedTool';
import { formatWindow } from './formatWindow';
import { generate } from './generate';
import { present } from './present';
import { WINDOWS } from './windows';

export default generatedTool({
  id: 'weekly-live',
  delay: 2000,
  ask: ({ t, niches }) => ({
    pages: [
      {
        title: t('labels.niche.title'),
        hint: t('labels.niche.hint'),
        choice: { id: 'niche', options: niches.map((option) => ({ ...option, note: windowOf(option.value) })) },
      },
    ],
    loading: t('labels.loading'),
  }),
  generate,
  present,
});

/** A niche's time window, for its tile. */
function windowOf(named: string): string | undefined {
  const niche = NICHE_PICKS.find((known) => known === named);
  return niche && formatWindow(WINDOWS[niche]);
}
