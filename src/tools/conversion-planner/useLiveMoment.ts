import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../platform/timeZone';
import type { Moment } from '../../ui/tool/remind/useReminding';
import { formatClock, formatLongDay, formatWeekday } from './dayFormats';
import type { PlannerNiche } from './plannerNiches';

/** The id of the reminder of a day's live. */
export const liveReminderId = (date: string): string => `planner-live-${date}`;

/** The moment to be reminded of: a day's live at its time, in the device's time zone. */
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
