import { notificationOf } from '../../domain/reminders/notification';
import { now } from '../../platform/clock';
import { askPermission, workingRegistration } from '../../platform/notifications';
import { deviceOf } from '../../state/reminders/reminderDevice';
import { LIVE_ID, remindersStore } from '../../state/reminders/remindersStore';

/** Shows the live notification as it will look. Call it only from a tap. Rejects if it cannot be shown. */
export async function testNotification(language: string): Promise<void> {
  const permission = await askPermission();
  if (permission !== 'granted') throw new Error(`Notification permission: ${permission}`);
  const registration = await workingRegistration();
  if (!registration) throw new Error('There is no service worker');
  const at = now().getTime();
  const occurrence = { id: `${LIVE_ID}@${at}`, reminderId: LIVE_ID, kind: 'live' as const, at, plannedAt: at };
  const { title, options } = notificationOf(occurrence, await deviceOf(remindersStore.getState(), language), at);
  await registration.showNotification(title, options);
}
