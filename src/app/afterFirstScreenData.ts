import { dropOldSharedFiles } from '../platform/sharedFileStore';
import { askToPersist } from '../platform/storage';
import { remindersStore } from '../state/reminders/remindersStore';
import { conversationsStore } from '../state/slices/conversationsStore';
import { measuredVideosStore } from '../state/slices/measuredVideosStore';
import { plannedDaysStore } from '../state/slices/plannedDaysStore';
import { productsStore } from '../state/slices/productsStore';
import { readToolRuns } from '../state/slices/toolRuns';
import { hydrateVideos, videosStore } from '../state/slices/videosStore';
import { hydrateAll } from '../state/store/persistedStore';
import { tools } from '../tools/registry';

const HOLDERS = [
  { store: conversationsStore, hasSomething: () => Object.keys(conversationsStore.getState().byId).length > 0 },
  { store: videosStore, hasSomething: () => videosStore.getState().items.length > 0 },
  { store: productsStore, hasSomething: () => productsStore.getState().items.length > 0 },
  { store: remindersStore, hasSomething: () => remindersStore.getState().list.length > 0 },
];

/** Asks the browser not to evict the app's storage, once there is something to lose. */
function askWhenThereIsSomething(): void {
  const askOnce = () => {
    if (!HOLDERS.some(({ hasSomething }) => hasSomething())) return;
    for (const unsubscribe of waiting) unsubscribe();
    askToPersist().catch(console.warn);
  };
  const waiting = HOLDERS.map(({ store }) => store.subscribe(askOnce));
  askOnce();
}

/**
 * What can wait until the first screen is shown: reads what the tools keep, lists conversations that a crash cut off,
 * asks for persistent storage, adopts what was typed in tabs closed since, drops shared files that nobody wanted,
 * starts the reminders, counts what is overdue.
 */
export function lookAfterData(): void {
  // Ahead of time, so that a screen has its videos at its first paint: thousands of them take a while.
  void hydrateVideos();
  void hydrateAll([plannedDaysStore, remindersStore, measuredVideosStore, productsStore]);
  void readToolRuns(tools.map(({ id }) => id));
  import('../state/slices/adoptDrafts').then((module) => module.adoptDrafts()).catch(console.warn);
  setTimeout(() => {
    import('../state/backup/recoverConversations').then((module) => module.recoverConversations()).catch(console.warn);
    askWhenThereIsSomething();
    dropOldSharedFiles().catch(console.warn);
    import('./reminders/startReminders').then((module) => module.startReminders()).catch(console.warn);
    import('./followMarket').then((module) => module.followMarket()).catch(console.warn);
    import('../i18n/keepLanguage').then((module) => module.keepLanguage()).catch(console.warn);
    import('./overdueBadge').then((module) => module.showOverdueBadge()).catch(console.warn);
  }, 3000);
}
