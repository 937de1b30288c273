import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NICHES } from '../../domain/niches';

const NAMED = [...NICHES, 'other'] as const;

/** A video's niche in the chosen language if a tool stored the id of an option; typed text stays as it is. */
export function useNicheName(): (niche: string) => string {
  const { t } = useTranslation('tool');
  return useCallback(
    (niche) => {
      const named = NAMED.find((id) => id === niche);
      return named ? t(`niches.${named}`) : niche;
    },
    [t],
  );
}
