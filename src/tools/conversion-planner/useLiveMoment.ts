import { reminderIdOf } from '../../domain/lives/liveReminders';
import type { Live } from '../../domain/lives/livesOf';
import { deviceZone } from '../../platform/timeZone';
import type { Moment } from '../../ui/tool/remind/useReminding';
import { formatClock, formatLongDay } from './dayFormats';
import type { PlannerNiche } from './plannerNiches';

/** The moment to be reminded of: a live at its time, in the time zone it is planned in. */
export function useLiveMoment(niche: PlannerNiche | undefined): (live: Live, time: string, name: string) => Moment {
  return ({ id, date, record, weekly }, time, name) => ({
    id: weekly?.id ?? reminderIdOf(id),
    liveId: id,
    kind: 'live',
    schedule: { repeat: 'once', date, time, zone: record?.slot?.zone ?? deviceZone() },
    name,
    label: `${formatLongDay(date)} ${formatClock(date, time)}`,
    ...(niche && { niche }),
  });
}
