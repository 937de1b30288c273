import type { Theme } from '../../contracts/settings';
import { settingsStore } from './settingsStore';

/** 'system' leaves the choice to the device: the tokens follow `color-scheme`. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the theme now and whenever the setting changes; returns a function that stops it. */
export function followTheme(): () => void {
  applyTheme(settingsStore.getState().theme);
  return settingsStore.subscribe(({ theme }) => applyTheme(theme));
}
