import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/whenIdle';
import { lazyPart } from '../ui/lazyPart';
import { followHome } from './homeShell/followHome';
import { screens } from './screens';

/** What the first screen of a phone does without; it is fetched once that screen is shown. */
export const sidebar = lazyPart(() => import('./Sidebar'));
export const menu = lazyPart(() => import('./Menu'));
export const toolSearch = lazyPart(() => import('./ToolSearch'));
export const notices = lazyPart(() => import('./Notices'));
export const toaster = lazyPart(() => import('../ui/Toaster'));

/**
 * Fetches all of them and, where they are on the device already, the screens' code and texts, so that every screen
 * opens at once. One after the other, while the browser is idle, so that a tap never waits for more than one. What
 * fails is fetched again when it is needed.
 */
export async function loadParts(): Promise<void> {
  for (const part of [notices, sidebar, menu, toolSearch, toaster]) part.load().catch(console.warn);
  const isOnDevice = Boolean(navigator.serviceWorker?.controller);
  for (const screen of isOnDevice ? screens : []) {
    await new Promise<void>(whenIdle);
    await screen.preload().catch(console.warn);
  }
}

/** Fetches what is not part of the first screen once that screen is there; true from then on. */
export function useAfterFirstScreen(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        void loadParts();
        followHome();
        import('./afterFirstScreenData').then((module) => module.lookAfterData(), console.warn);
        startTransition(() => setLate(true)); // in slices, so that taps are answered in between
      }),
    [],
  );
  return isLate;
}
