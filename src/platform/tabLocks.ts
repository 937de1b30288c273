import { tabId, takeNewTabId } from './tab';

const lockOf = (id: string) => `jimp-tab-${id}`;
const TURN = 'jimp-turn';

/**
 * Holds this tab's name for as long as the page lives. A duplicated tab starts with the name of its original, and gets
 * another here. Does nothing in a browser without locks.
 */
export function claimTab(): Promise<void> {
  return new Promise((claimed) => {
    if (!navigator.locks) return claimed();
    const claim = () =>
      navigator.locks.request(lockOf(tabId()), { ifAvailable: true }, (lock) => {
        if (lock) {
          claimed();
          return new Promise(() => undefined); // until the page is gone
        }
        takeNewTabId();
        void claim();
        return undefined;
      });
    void claim();
  });
}

/** Whether the tab with a given name is open somewhere; undefined in a browser that cannot say. */
export async function openTabNames(): Promise<((id: string) => boolean) | undefined> {
  if (!navigator.locks) return undefined;
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (id) => names.has(lockOf(id));
}

/** Does the work while no other tab does its own. In a browser without locks, at once. */
export async function inTurnOfTabs(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(TURN, work) : work());
}
