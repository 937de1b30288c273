import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { daysAfter, weekOf } from '../../domain/week';
import { localDate } from '../../lib/localDate';
import type { Moment } from '../../ui/tool/remind/useReminding';
import type { LiveSession, WeeklyLivePlan } from './generate';

/** The prefix of this tool's reminder ids. */
export const GROUP = 'weekly-live';

const [MONDAY, THURSDAY] = [1, 4];
const DAYS_A_WEEK = 7;

/** This week or the next: from Thursday on one plans the next. */
export type Week = 'this' | 'next';
export const usualWeek = (now: Date): Week => ((now.getDay() || DAYS_A_WEEK) >= THURSDAY ? 'next' : 'this');

/** The plan's lives, Monday to Sunday, in this week or the next one, whenever it was made. */
export function inWeek(plan: WeeklyLivePlan, week: Week, now: Date): WeeklyLivePlan {
  const monday = daysAfter(weekOf(localDate(now), MONDAY).first, week === 'next' ? DAYS_A_WEEK : 0);
  const sessions = plan.sessions.map((session, place) => ({ ...session, date: daysAfter(monday, place) }));
  return { ...plan, weekDates: sessions.map(({ date }) => date), sessions };
}

/** A live whose window has not opened yet, with its reminder. */
export interface PlannedLive {
  session: LiveSession;
  moment: Moment;
}

/** Whether a live's window has opened. */
export const isOver = ({ date, idealTime }: LiveSession, now: Date): boolean =>
  Date.parse(`${date}T${idealTime.from}`) <= now.getTime();

/**
 * The lives still to come, in the device's time zone. Those of another plan replace them.
 *
 * @param labelOf says when a live is
 */
export function plannedLives(
  { niche, sessions }: WeeklyLivePlan,
  { now, zone }: { now: Date; zone: string },
  labelOf: (session: LiveSession) => string,
): PlannedLive[] {
  return sessions
    .filter((session) => !isOver(session, now))
    .map((session) => ({
      session,
      moment: {
        id: `${GROUP}-${session.day}`,
        kind: 'live',
        schedule: { repeat: 'once', date: session.date, time: session.idealTime.from, zone },
        niche: reminderNicheOf(niche),
        name: session.liveIdea,
        label: labelOf(session),
      },
    }));
}
