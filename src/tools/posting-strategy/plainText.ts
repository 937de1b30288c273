import type { TFunction } from 'i18next';
import { formatMoment, formatNumber, formatPercent } from '../../i18n/figures';
import { dotted, numbered } from '../../ui/tool/listText';
import { CONTENT_TYPES, type ContentType } from './frequency';
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
      headingOf(type, { percentage: contentTypes[type].percentage, isPlanned: isPlanned(strategy, type) }, t),
      ...dotted(contentTypes[type].ideas),
    ]),
    [t('labels.tips'), ...dotted(optimizationTips)],
    [t('labels.nextSteps'), ...numbered(nextSteps)],
    [t('labels.rules')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}

/** Whether the week has a video of that type. */
export const isPlanned = ({ frequencyRecommendation }: Strategy, type: ContentType): boolean =>
  frequencyRecommendation.breakdown[type] > 0;

/** A type of content with its share of the week; one that the week has none of is in reserve. */
export const headingOf = (
  type: ContentType,
  { percentage, isPlanned }: { percentage: number; isPlanned: boolean },
  t: TFunction<'posting-strategy'>,
): string => [t(`labels.types.${type}`), isPlanned ? formatPercent(percentage / 100) : t('labels.reserve')].join(' · ');

/** What an account that may not go live yet does with the live's slot; nothing for another one. */
export function untilLiveLines({ untilLive }: Strategy, t: TFunction<'posting-strategy'>): string[] {
  if (!untilLive) return [];
  const { contentType, idea } = untilLive;
  const plain = { interpolation: { escapeValue: false } };
  return [
    t('labels.live.notYet'),
    t('labels.live.meanwhile', { type: t(`labels.types.${contentType}`), idea, ...plain }),
  ];
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
export function scheduleLines(strategy: Strategy, t: TFunction<'posting-strategy'>): string[] {
  const { optimalSchedule, place, rhythm } = strategy;
  return [
    t('labels.schedule'),
    t('labels.zone', { zone: place.zone, offset: place.utcOffset }),
    t('labels.region', { region: t(`labels.regions.${place.region}`) }),
    rhythm,
    ...optimalSchedule.map(
      ({ at, contentType, reasoning }) =>
        `- ${formatMoment(at, place.zone)} · ${t(`labels.types.${contentType}`)}\n  ${reasoning}`,
    ),
    ...untilLiveLines(strategy, t),
    t('labels.hoursNote'),
  ];
}
