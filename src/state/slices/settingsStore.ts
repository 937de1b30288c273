import { type Settings, settings, type WeeklyAim } from '../../contracts/settings';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { createPersistedStore } from '../store/persistedStore';

export const settingsStore = createPersistedStore<Settings>({
  ...STORAGE_KEYS.settings,
  schema: settings,
  migrations: {},
  initial: { theme: 'system', instantResults: false },
});

export function setTheme(theme: Settings['theme']): void {
  settingsStore.setState({ theme });
}

export function setInstantResults(instantResults: boolean): void {
  settingsStore.setState({ instantResults });
}

/** From now on videos are analyzed on this device only, without asking. */
export function setVideoOnDevice(videoOnDevice: boolean): void {
  settingsStore.setState({ videoOnDevice });
}

/** The one aim of a week, which every count goes by. */
export function setWeeklyAim(weeklyAim: WeeklyAim): void {
  settingsStore.setState({ weeklyAim });
}
