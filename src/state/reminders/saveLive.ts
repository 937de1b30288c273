import type { LiveReminderSettings } from '../../contracts/reminders';
import { toScheduled } from '../../domain/reminders/liveReminder';
import { storedNiche } from '../../domain/reminders/reminderNiches';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { LIVE_ID, remindersStore } from './remindersStore';
import { removeReminders, type SetReminderResult, setReminder } from './setReminders';

/** Stores the live reminder's settings and sets or removes its reminder accordingly. */
export async function saveLive(settings: Omit<LiveReminderSettings, 'id'>): Promise<SetReminderResult> {
  await remindersStore.hydrate();
  const live = { ...settings, niche: storedNiche(settings.niche), id: LIVE_ID };
  if (!live.enabled) {
    remindersStore.setState({ live });
    await removeReminders([LIVE_ID]);
    return 'set';
  }
  const scheduled = toScheduled(live, deviceZone(), now().toISOString());
  const result = await setReminder({ ...scheduled, niche: live.niche });
  if (result === 'set') remindersStore.setState({ live });
  await remindersStore.flush();
  return result;
}
