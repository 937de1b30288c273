import type { NotificationTexts, ReminderDevice } from '../../contracts/reminders';
import { DEFAULT_NAME } from './liveReminder';
import { type LiveTips, notificationTipsOf } from './liveTips';

/** A language's own texts. The bodies of the live kind are the tips; its title names the person, if there is a name. */
export interface NotificationOriginals {
  live: Omit<NotificationTexts, 'title' | 'bodies'> & { titles: { named: string; unnamed: string } };
  posting: NotificationTexts;
  checklist: NotificationTexts;
}

/** What the page keeps for the service worker (`ReminderDevice.texts`), for this name and this niche of the lives. */
export function deviceTexts(
  originals: NotificationOriginals,
  tips: LiveTips,
  { userName, niche }: { userName: string; niche: string },
): ReminderDevice['texts'] {
  const { titles, ...live } = originals.live;
  const isNamed = userName.trim() !== '' && userName !== DEFAULT_NAME;
  return {
    live: { ...live, title: isNamed ? titles.named : titles.unnamed, bodies: notificationTipsOf(tips, niche) },
    posting: originals.posting,
    checklist: originals.checklist,
  };
}
