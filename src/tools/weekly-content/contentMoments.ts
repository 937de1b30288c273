import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { formatMoment } from '../../i18n/figures';
import type { Moment } from '../../ui/tool/remind/useReminding';
import type { ContentWeek, Entry } from './generate';

/** The prefix of this tool's reminder ids. */
export const GROUP = 'weekly-content';

/** When an entry goes out, in the device's time zone: ms since 1970. */
export function instantOf(date: string, { time }: Entry): number {
  return new Date(`${date}T${time}`).getTime();
}

/** What is still to come of the week, each once, in the device's time zone `zone`. */
export function momentsOf({ days, niche }: ContentWeek, zone: string, now: Date): Moment[] {
  return days.flatMap(({ date, content }) =>
    content.flatMap((entry): Moment[] => {
      const at = instantOf(date, entry);
      if (at <= now.getTime()) return [];
      return [
        {
          id: `${GROUP}-${entry.id}`,
          kind: entry.type === 'live' ? 'live' : 'posting',
          schedule: { repeat: 'once', date, time: entry.time, zone },
          niche: reminderNicheOf(niche),
          name: entry.title,
          label: formatMoment(at, zone),
        },
      ];
    }),
  );
}
