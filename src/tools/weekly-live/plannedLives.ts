import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { dayAfter } from '../../domain/weekDates';
import { localDate, noonOf } from '../../lib/localDate';
import type { Moment } from '../../ui/tool/remind/useReminding';
import type { LiveSession, WeeklyLivePlan } from './generate';

/** What the ids of this tool's reminders begin with. */
export const GROUP = 'weekly-live';

/** A live with when it can be reminded of. */
export interface PlannedLive {
  session: LiveSession;
  moment: Moment;
  /** When its window opens next, in this week or in one to come: '2026-11-25'. */
  startDate: string;
}

/**
 * The seven lives on the device's clock; one whose window has opened already comes on the same weekday of a week to come.
 * Another plan's lives take their places.
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
