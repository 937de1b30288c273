import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../platform/timeZone';
import type { Moment } from '../../ui/tool/remind/useReminding';
import { formatClock, formatLongDay, formatWeekday } from './dayFormats';
import type { PlannerNiche } from './plannerNiches';

/** Under which id a day's live is reminded of. */
export const liveReminderId = (date: string): string => `planner-live-${date}`;

/** What one is reminded of: the live of a day at a time, by the clock of where the device is. */
export function useLiveMoment(niche: PlannerNiche | undefined): (date: string, time: string) => Moment {
  const { t } = useTranslation('conversion-planner');
  return (date, time) => ({
    id: liveReminderId(date),
    kind: 'live',
    schedule: { repeat: 'once', date, time, zone: deviceZone() },
    name: t('labels.live.title', { day: formatWeekday(date) }),
    label: `${formatLongDay(date)} ${formatClock(date, time)}`,
    ...(niche && { niche }),
  });
}
