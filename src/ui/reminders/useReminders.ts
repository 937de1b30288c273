import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type KeptReminders, remindersStore } from '../../state/reminders/remindersStore';

/** The reminders; undefined until they have been read, since the first screen does without them. */
export function useReminders(): KeptReminders | undefined {
  const kept = useStore(remindersStore);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isShown = true;
    remindersStore.hydrate().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isRead ? kept : undefined;
}
