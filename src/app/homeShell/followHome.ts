import { keepHomeLook } from '../../platform/session';
import { profileStore } from '../../state/slices/profileStore';
import { settingsStore } from '../../state/slices/settingsStore';

/**
 * Keeps up to date what the start script needs to show the home's shell: whether there is a home yet, and its theme.
 */
export function followHome(): void {
  const keep = () => {
    const hasProfile = profileStore.getState().profile !== null;
    keepHomeLook(hasProfile ? settingsStore.getState().theme : undefined);
  };
  keep();
  profileStore.subscribe(keep);
  settingsStore.subscribe(keep);
}
