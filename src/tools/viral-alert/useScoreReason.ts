import { useTranslation } from 'react-i18next';
import { BASE, POINTS, type Trait } from '../../domain/viralAlert/formats';
import { formatNumber } from '../../i18n/figures';

/** Says what a virality score is made of: the base and the points of each trait. */
export function useScoreReason(): (traits: readonly Trait[]) => string {
  const { t } = useTranslation('viral-alert');
  return (traits) =>
    t('labels.score.why', {
      base: formatNumber(BASE),
      points: traits
        .map((trait) =>
          t('labels.score.point', { trait: t(`labels.score.traits.${trait}`), points: formatNumber(POINTS[trait]) }),
        )
        .join(', '),
    });
}
