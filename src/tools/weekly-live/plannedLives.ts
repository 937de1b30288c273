import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { dayAfter } from '../../domain/weekDates';
import { localDate, noonOf } from '../../lib/localDate';
import type { Moment } from '../../ui/tool/remind/useReminding';
import type { LiveSession, WeeklyLivePlan } from './generate';

/** The prefix of this tool's reminder ids. */
export const GROUP = 'weekly-live';

/** A live with the time of its next reminder. */
export interface PlannedLive {
  session: LiveSession;
  moment: Moment;
  /** When its window opens next, in this week or a later one: '2026-11-25'. */
  startDate: string;
}

/**
 * The seven lives in the device's time zone; one whose window has already opened comes on the same weekday of a later
 * week. The lives of another plan replace them.
 *
 * @param labelOf says when a live is, by its date
 */
export function plannedLives(
  { niche, sessions }: WeeklyLivePlan,
  { now, zone }: { now: Date; zone: string },
  labelOf: (session: LiveSession, date: string) => string,
): PlannedLive[] {
  return sessions.map((session) => {
    const { day, idealTime, liveIdea } = session;
    const startDate = nextDate(session, now);
    return {
      session,
      startDate,
      moment: {
        id: `${GROUP}-${day}`,
        kind: 'live',
        schedule: { repeat: 'once', date: startDate, time: idealTime.from, zone },
        niche: reminderNicheOf(niche),
        name: liveIdea,
        label: labelOf(session, startDate),
      },
    };
  });
}

function nextDate(session: LiveSession, now: Date): string {
  let { date } = session;
  while (opensAt(session, date) <= now.getTime()) date = localDate(dayAfter(noonOf(date), 7));
  return date;
}

const opensAt = ({ idealTime }: LiveSession, date: string): number => Date.parse(`${date}T${idealTime.from}`);
