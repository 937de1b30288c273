import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { dayAfter } from '../../domain/weekDates';
import { localDate } from '../../lib/localDate';
import { deviceZone } from '../../platform/timeZone';
import type { Moment } from '../../ui/tool/useReminding';
import type { LiveSession, WeeklyLivePlan } from './generate';

/** What the ids of this tool's reminders begin with. */
export const GROUP = 'weekly-live';

/** A live with when it can be reminded of. */
export interface PlannedLive {
  session: LiveSession;
  moment: Moment;
  /** ms since 1970: when its window opens, now or in a week to come. */
  startsAt: number;
  /** Noon of that day. */
  startDay: Date;
}

/**
 * The seven lives on the device's clock; one whose window has opened already comes on the same weekday of a week to come.
 * Another plan's lives take their places.
 *
 * @param labelOf says when a live is, by its day
 */
export function plannedLives(
  { niche, sessions }: WeeklyLivePlan,
  now: Date,
  labelOf: (session: LiveSession, day: Date) => string,
): PlannedLive[] {
  return sessions.map((session) => {
    const { day, idealTime, liveIdea } = session;
    const startDay = nextDay(session, now);
    return {
      session,
      startDay,
      startsAt: opensAt(session, startDay),
      moment: {
        id: `${GROUP}-${day}`,
        kind: 'live',
        schedule: { repeat: 'once', date: localDate(startDay), time: idealTime.from, zone: deviceZone() },
        niche: reminderNicheOf(niche),
        name: liveIdea,
        label: labelOf(session, startDay),
      },
    };
  });
}

function nextDay(session: LiveSession, now: Date): Date {
  let day = session.date;
  while (opensAt(session, day) <= now.getTime()) day = dayAfter(day, 7);
  return day;
}

const opensAt = ({ idealTime }: LiveSession, day: Date): number => Date.parse(`${localDate(day)}T${idealTime.from}`);
