import type { TFunction } from 'i18next';
import { formatMoment, formatNumber, formatPercent } from '../../i18n/figures';
import { dotted, numbered } from '../../ui/tool/listText';
import { CONTENT_TYPES } from './frequency';
import type { Strategy } from './generate';

interface Shown {
  /** The answers in the chosen language. */
  profile: readonly { name: string; value: string }[];
  perWeek: string;
}

/** The result in plain text, to be copied or shared as a whole. */
export function plainText(strategy: Strategy, { profile, perWeek }: Shown, t: TFunction<'posting-strategy'>): string {
  const { contentTypes, optimizationTips, nextSteps } = strategy;
  const parts = [
    [t('labels.profile'), ...profile.map(({ name, value }) => `${name} · ${value}`)],
    frequencyLines(strategy, perWeek, t),
    scheduleLines(strategy, t),
    ...CONTENT_TYPES.map((type) => [
      `${t(`labels.types.${type}`)} · ${formatPercent(contentTypes[type].percentage / 100)}`,
      ...dotted(contentTypes[type].ideas),
    ]),
    [t('labels.tips'), ...dotted(optimizationTips)],
    [t('labels.nextSteps'), ...numbered(nextSteps)],
    [t('labels.rules')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}

/** How many videos, how they split, and why. */
export function frequencyLines(
  { frequencyRecommendation: { reasoning, study, breakdown } }: Strategy,
  perWeek: string,
  t: TFunction<'posting-strategy'>,
): string[] {
  const split = CONTENT_TYPES.map((type) => `${t(`labels.types.${type}`)} · ${formatNumber(breakdown[type])}`);
  return [`${t('labels.frequency')} · ${perWeek}`, reasoning, ...dotted(split), study];
}

/** The schedule, with what its hours are worth. */
export function scheduleLines(
  { optimalSchedule, place, rhythm }: Strategy,
  t: TFunction<'posting-strategy'>,
): string[] {
  return [
    t('labels.schedule'),
    t('labels.zone', { zone: place.zone, offset: place.utcOffset }),
    t('labels.region', { region: t(`labels.regions.${place.region}`) }),
    rhythm,
    ...optimalSchedule.map(
      ({ at, contentType, reasoning }) =>
        `- ${formatMoment(at, place.zone)} · ${t(`labels.types.${contentType}`)}\n  ${reasoning}`,
    ),
    t('labels.hoursNote'),
  ];
}
