import type { TFunction } from 'i18next';
import { likePercent, watchPercent } from '../../domain/videos/rates';
import { formatNumber, formatRate } from '../../i18n/figures';
import { readCall } from './callToAction';
import type { Analysis } from './generate';
import { BASE, type ScoreName } from './measuredScores';

/** Explains a sub-score with its sum; for one at its base value, what would move it. */
export function scoreReason(
  name: ScoreName,
  { atBase, measured }: Analysis,
  t: TFunction<'performance-analyzer'>,
): string {
  if (name === 'musicScore' || name === 'productPositioningScore' || atBase.includes(name))
    return t(`labels.why.base.${name}`);
  const base = formatNumber(BASE[name]);
  const percent = formatRate(watchPercent(measured) ?? 0);
  switch (name) {
    case 'hookScore':
      return t('labels.why.hookScore', { base, percent });
    case 'retentionScore':
      return t('labels.why.retentionScore', {
        watched: formatNumber(measured.avgWatchTime ?? 0),
        duration: formatNumber(measured.duration ?? 0),
        percent,
      });
    case 'ctaScore': {
      const { saysBelow, avoided } = readCall(measured.ctaUsed ?? '');
      const below = saysBelow ? [t('labels.why.ctaBelow')] : [];
      const away = avoided.length > 0 ? [t('labels.why.ctaAvoided', { words: avoided.join(', ') })] : [];
      return t('labels.why.ctaScore', { base, rules: [...below, ...away].join(' ') });
    }
    case 'engagementScore':
      return t('labels.why.engagementScore', { rate: formatRate(likePercent(measured) ?? 0) });
  }
}
