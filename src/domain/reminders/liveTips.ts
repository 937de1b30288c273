import * as z from 'zod/mini';
import { REMINDER_NICHES, type ReminderNiche, reminderNiche } from './reminderNiches';

/**
 * Specification: each niche has four tips for its lives. The point comes first, because a notification may be cut off
 * at the end.
 */
export const liveTips = z.record(z.enum(REMINDER_NICHES), z.array(z.string()).check(z.length(4)));
export type LiveTips = z.infer<typeof liveTips>;

/** Specification: '3 tips each for Beauty, Fashion, Tech', in the notification; the card shows all four. */
const THREE_IN_NOTIFICATIONS: readonly ReminderNiche[] = ['Beauty', 'Fashion', 'Tech'];

/** The tips that the card rotates through; an unknown niche gets Beauty's. */
export function tipsOf(tips: LiveTips, niche: string): readonly string[] {
  return tips[reminderNiche(niche)];
}

/** The tips that the notification rotates through. */
export function notificationTipsOf(tips: LiveTips, niche: string): string[] {
  const known = reminderNiche(niche);
  return tips[known].slice(0, THREE_IN_NOTIFICATIONS.includes(known) ? 3 : 4);
}
