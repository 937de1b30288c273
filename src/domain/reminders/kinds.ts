import type { ReminderKind } from '../../contracts/reminders';

/** In ms. Ten minutes, as the specified action says. */
export const SNOOZE_MS = 10 * 60_000;
/** In ms. A push that cannot be delivered within two hours is dropped: by then the session is over. */
export const TTL_MS = 2 * 60 * 60_000;
/** In ms. When shown later than this, a reminder states its planned time. */
export const LATE_MS = 60_000;
/** In ms. Specification: delays are capped at what a timer can hold. */
export const LONGEST_DELAY = 2_147_483_647;

/** The actions of a notification, by the ids that a click brings back. */
export const ACTIONS = { start: 'start', snooze: 'snooze' } as const;

/** How each kind of reminder is shown, and where it leads. */
export const KINDS: Readonly<Record<ReminderKind, { tag: string; target: string }>> = {
  live: { tag: 'live-reminder', target: '/tiktok-live-planner' },
  posting: { tag: 'posting-reminder', target: '/publishing-scheduler' },
  checklist: { tag: 'checklist-reminder', target: '/pre-publication-checklist' },
};
