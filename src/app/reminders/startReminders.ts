import i18next from 'i18next';
import { type Occurrence, REMINDER_DUE, REMINDERS_SNOOZED } from '../../contracts/reminders';
import { shownLanguage } from '../../i18n/i18n';
import { now } from '../../platform/clock';
import { notificationPermission, workingRegistration } from '../../platform/notifications';
import { pageVisibility } from '../../platform/pageVisibility';
import { forgetSettled } from '../../state/lives/changeLive';
import { gatherLives } from '../../state/lives/gatherLives';
import { allReminders } from '../../state/reminders/allReminders';
import { pushStore, syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { forgetPastReminders } from '../../state/reminders/setReminders';
import { dropSnoozes, readSnoozes, snoozesStore } from '../../state/reminders/snoozes';
import { leaveUnknownZones, zoneToAskAbout } from '../../state/reminders/zones';
import { plannedDaysStore } from '../../state/slices/plannedDaysStore';
import { hydrateVideos, videosStore } from '../../state/slices/videosStore';
import { noticeStore } from './noticeStore';
import { zoneQuestionStore } from './zoneQuestionStore';

/** Keeps the service worker and the server in step with the reminders, and reminds while the page is open. */
export async function startReminders(): Promise<void> {
  await Promise.all([remindersStore.hydrate(), hydrateVideos(), readSnoozes()]);
  await leaveUnknownZones();
  await forgetPastReminders();
  await gatherLives().catch(console.error);
  forgetSettled();
  askAboutZone();
  keepInStep();
  listenForSnoozes();
  keepRemindingOnceNeeded();
}

function keepInStep(): void {
  const sync = () => void syncReminders(shownLanguage());
  sync();
  remindersStore.subscribe(sync);
  videosStore.subscribe(sync);
  // An import may bring some, as may a tab of an earlier build.
  const bringIn = () => void leaveUnknownZones().then(gatherLives).catch(console.warn);
  remindersStore.subscribe(bringIn);
  plannedDaysStore.subscribe(bringIn);
  i18next.on('languageChanged', sync);
  addEventListener('online', sync);
  // On a first visit it is still being installed.
  navigator.serviceWorker?.ready.then(sync);
  pageVisibility.onVisible(askAboutZone);
  // Allowed or blocked in the browser's own settings. Not every browser fires this.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', sync))
    .catch(() => undefined);
}

/** After a change of time zone, whether lives move along is asked once. */
const askAboutZone = () => zoneQuestionStore.setState({ from: zoneToAskAbout() });

/** The rules need a large time-zone library, so they are loaded with the first reminder. */
function keepRemindingOnceNeeded(): void {
  const isNeeded = () =>
    allReminders(remindersStore.getState()).length > 0 || snoozesStore.getState().waiting.length > 0;
  if (isNeeded()) return void keepReminding().catch(console.error);
  const begin = () => {
    if (!isNeeded()) return;
    for (const unsubscribe of waiting) unsubscribe();
    keepReminding().catch(console.error);
  };
  const waiting = [remindersStore, videosStore, snoozesStore].map((store) => store.subscribe(begin));
}

async function keepReminding(): Promise<void> {
  const { remindWhileOpen } = await import('./remindWhileOpen');
  const look = remindWhileOpen({
    now: () => now().getTime(),
    later: (run, delay) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    reminders: () => allReminders(remindersStore.getState()),
    snoozes: () => snoozesStore.getState().waiting,
    expectsPush: () => pushStore.getState().result === 'subscribed' && navigator.onLine,
    remind: (occurrence) => void remind(occurrence),
    dropSnoozes: (ids) => void dropSnoozes(ids).catch(console.warn),
  });
  remindersStore.subscribe(look);
  videosStore.subscribe(look);
  snoozesStore.subscribe(look);
  pushStore.subscribe(look);
  pageVisibility.onVisible(look);
  addEventListener('online', look);
  addEventListener('offline', look);
}

/** The service worker has snoozed something that only an open page can show. */
function listenForSnoozes(): void {
  navigator.serviceWorker?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event;
    if (typeof data === 'object' && data && 'type' in data && data.type === REMINDERS_SNOOZED) void readSnoozes();
  });
}

/** The service worker shows it; where it may not, the page does. */
async function remind(occurrence: Occurrence): Promise<void> {
  const registration = notificationPermission() === 'granted' ? await workingRegistration() : undefined;
  if (registration?.active) registration.active.postMessage({ type: REMINDER_DUE, occurrence });
  else noticeStore.setState({ notice: { why: 'due', occurrence } });
}
