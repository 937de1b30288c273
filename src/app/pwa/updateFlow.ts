import { createStore } from 'zustand/vanilla';

interface Update {
  /** Switches to the new version and reloads the page; undefined while there is no new version. */
  apply: (() => void) | undefined;
}

/** The new version that is waiting, for the bar that offers it. */
export const updateStore = createStore<Update>(() => ({ apply: undefined }));

interface Surroundings {
  /** A worker controlled this page when it was loaded; without one, the first worker is not an update. */
  controlled: boolean;
  /** The page is visible, or something in it is not finished. */
  isInUse: () => boolean;
  /** Tells the waiting worker to take over; false when none is waiting any more. */
  takeOver: () => boolean;
  /** Tells the waiting worker to take over if no window is in use. */
  takeOverWhenIdle: () => void;
  reload: () => void;
}

/**
 * What a page does about a new version, event by event. It is reloaded only when the new worker controls it, and then
 * only after the user agreed or while the page is not in view.
 */
export function createUpdateFlow({ controlled, isInUse, takeOver, takeOverWhenIdle, reload }: Surroundings) {
  let hasWorker = controlled;
  let agreed = false;
  let replaced = false;

  return {
    waiting() {
      updateStore.setState({
        apply: () => {
          agreed = true;
          if (!takeOver()) reload();
        },
      });
      if (!isInUse()) takeOverWhenIdle();
    },

    /** Another worker controls this page from now on. */
    controllerChanged() {
      if (!hasWorker) {
        hasWorker = true;
      } else if (agreed || !isInUse()) {
        reload();
      } else {
        replaced = true;
        updateStore.setState({ apply: reload });
      }
    },

    /** The user went elsewhere: the moment to switch unseen. */
    hidden() {
      if (!updateStore.getState().apply || isInUse()) return;
      if (replaced) reload();
      else takeOverWhenIdle();
    },
  };
}
