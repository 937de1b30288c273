import { type ReminderNiche, reminderNiche } from './reminderNiches';

/** Specification: each niche has four tips for its lives. */
export type NicheTips = readonly [string, string, string, string];
export type LiveTips = Readonly<Record<ReminderNiche, NicheTips>>;

/** Specification: '3 tips each for Beauty, Fashion, Tech', in the notification; the card shows all four. */
const THREE_IN_NOTIFICATIONS: readonly ReminderNiche[] = ['Beauty', 'Fashion', 'Tech'];

/** The tips that the card rotates through; an unknown niche has Beauty's. */
export function tipsOf(tips: LiveTips, niche: string): NicheTips {
  return tips[reminderNiche(niche)];
}

/** The tips that the notification rotates through. */
export function notificationTipsOf(tips: LiveTips, niche: string): string[] {
  const known = reminderNiche(niche);
  return tips[known].slice(0, THREE_IN_NOTIFICATIONS.includes(known) ? 3 : 4);
}
