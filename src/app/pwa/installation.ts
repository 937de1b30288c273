import { createStore } from 'zustand/vanilla';

/** Chromium's offer to install, which a page may keep and show later; TypeScript's DOM library doesn't have it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

interface Installation {
  /** The browser's own dialog, while it can be opened. */
  prompt: InstallPrompt | undefined;
  /** Installed while this page was open. */
  done: boolean;
}

export const installationStore = createStore<Installation>(() => ({ prompt: undefined, done: false }));

/** Keeps the browser's offer for our own button. It comes once, early, so this is called at the very start. */
export function watchInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installationStore.setState({ prompt: event });
  });
  addEventListener('appinstalled', () => installationStore.setState({ prompt: undefined, done: true }));
}

/** Opens the browser's dialog. An offer can be used once; a browser that was refused makes a new one when it sees fit. */
export async function install(): Promise<void> {
  const { prompt } = installationStore.getState();
  installationStore.setState({ prompt: undefined });
  await prompt?.prompt();
}
