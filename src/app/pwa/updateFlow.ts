import { createStore } from 'zustand/vanilla';

interface Update {
  /** Takes the new version into use and loads the page again; undefined while there is no new version. */
  apply: (() => void) | undefined;
}

/** The new version that waits to be taken into use, for the bar that offers it. */
export const updateStore = createStore<Update>(() => ({ apply: undefined }));

interface Surroundings {
  /** A worker answered for this page when it was loaded; without one the first to come is no update. */
  controlled: boolean;
  /** The person sees this page, or something in it is not finished. */
  isInUse: () => boolean;
  /** Tells the waiting worker to take over; false when none waits any more. */
  takeOver: () => boolean;
  /** Tells the waiting worker to take over if no window is in use. */
  takeOverWhenIdle: () => void;
  reload: () => void;
}

/**
 * What a page does about a new version, by event. It is loaded again only when the new worker answers for it, and then
 * only after the person agreed or while nobody looks at it.
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

    /** Another worker answers for this page from now on. */
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

    /** The person went elsewhere: the moment to change over unseen. */
    hidden() {
      if (!updateStore.getState().apply || isInUse()) return;
      if (replaced) reload();
      else takeOverWhenIdle();
    },
  };
}
