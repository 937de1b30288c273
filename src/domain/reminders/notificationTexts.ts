import type { NotificationOriginals, Reminder, ReminderDevice } from '../../contracts/reminders';
import { DEFAULT_NAME } from './liveReminder';
import { type LiveTips, notificationTipsOf } from './liveTips';

/** What the page stores for the service worker (`ReminderDevice.texts`), for this name and this niche of the lives. */
export function deviceTexts(
  { live: { titles, ...live }, posting, checklist, unreadable }: NotificationOriginals,
  tips: LiveTips | undefined,
  { userName, niche }: { userName: string; niche: string },
): ReminderDevice['texts'] {
  const isNamed = userName.trim() !== '' && userName !== DEFAULT_NAME;
  const bodies = tips ? notificationTipsOf(tips, niche) : [unreadable];
  return { live: { ...live, title: isNamed ? titles.named : titles.unnamed, bodies }, posting, checklist };
}

/** The tips that a notification rotates through, for each niche of these reminders. */
export function tipsByNiche(tips: LiveTips, reminders: readonly Reminder[]): Record<string, string[]> {
  const niches = reminders.flatMap(({ kind, niche }) => (kind === 'live' && niche ? [niche] : []));
  return Object.fromEntries([...new Set(niches)].map((niche) => [niche, notificationTipsOf(tips, niche)]));
}
