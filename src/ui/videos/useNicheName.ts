import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NICHES } from '../../domain/niches';

const NAMED = [...NICHES, 'other'] as const;

/** A video's niche in the chosen language where a tool kept the id of an option; what was typed stays as typed. */
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
