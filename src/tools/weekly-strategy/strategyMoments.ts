import type { TFunction } from 'i18next';
import { matchCountry } from '../../domain/countries';
import { COUNTRY_ZONES } from '../../domain/countryZones';
import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import type { Moment } from '../../ui/tool/remind/useReminding';
import { formatTime } from './formatTime';
import { DAYS } from './strategyDays';
import type { DayContent, WeeklyStrategy } from './weeklyStrategy';

/** The prefix of this tool's reminder ids. */
export const GROUP = 'weekly-strategy';

/** When a day's content goes out: 'Monday · 7:30 PM'. */
export const slotOf = ({ dayName, optimalTime }: DayContent, t: TFunction<'weekly-strategy'>): string =>
  t('labels.at', { day: dayName, time: formatTime(optimalTime) });

/**
 * The seven slots, every week, on the clock of the audience's country, or on the device's if that is not one of ours.
 * Another week or product has the same slots, so these reminders serve for it too.
 */
export function momentsOf(
  { dailyContent, product }: WeeklyStrategy,
  { niche = '', country: typed = '' }: Readonly<Record<string, string>>,
  deviceZone: string,
  t: TFunction<'weekly-strategy'>,
): Moment[] {
  const country = matchCountry(typed);
  const zone = country ? COUNTRY_ZONES[country] : deviceZone;
  return dailyContent.map((content) => ({
    id: `${GROUP}-${content.day}`,
    kind: content.isLive ? 'live' : 'posting',
    schedule: {
      repeat: 'weekly',
      weekdays: [DAYS.findIndex(({ id }) => id === content.day) + 1],
      time: content.optimalTime,
      zone,
    },
    niche: reminderNicheOf(niche),
    name: product,
    label: slotOf(content, t),
  }));
}
