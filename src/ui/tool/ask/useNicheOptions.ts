import { useTranslation } from 'react-i18next';
import { NICHE_PICKS } from '../../../domain/matchNiche';
import { NICHE_TABLE, type Niche } from '../../../domain/niches';
import type { Option } from '../../flow/Options';

/**
 * Niches to choose from, with emoji and name in the chosen language; the eight unless a tool has a list of its own.
 *
 * @param notes what else a tile says, by niche: its time window, its audience
 */
export function useNicheOptions(
  niches: readonly Niche[] = NICHE_PICKS,
  notes: Readonly<Partial<Record<Niche, string>>> = {},
): Option[] {
  const { t } = useTranslation('tool');
  return niches.map((niche) => ({
    value: niche,
    label: t(`niches.${niche}`),
    emoji: NICHE_TABLE[niche].emoji,
    note: notes[niche],
  }));
}
