import { askToPersist } from '../platform/storage';
import { conversationsStore } from '../state/conversations';
import { recoverConversations } from '../state/recoverConversations';

/** Asks the browser to keep what is stored, once there is something to lose. */
function askWhenThereIsSomething(): void {
  const hasSomething = () => Object.keys(conversationsStore.getState().byId).length > 0;
  const ask = () => askToPersist().catch(console.warn);
  if (hasSomething()) return void ask();
  const unsubscribe = conversationsStore.subscribe(() => {
    if (!hasSomething()) return;
    unsubscribe();
    ask();
  });
}

/** What can wait until the first screen is there: lists conversations that a crash cut off, asks to keep all, reminds. */
export function keepData(): void {
  setTimeout(() => {
    recoverConversations().catch(console.warn);
    askWhenThereIsSomething();
    import('./reminders/startReminders').then((module) => module.startReminders()).catch(console.warn);
  }, 3000);
}
