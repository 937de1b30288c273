import { lazyPart } from './lazyPart';
import { screens } from './screens';

/** What the first screen of a phone does without; it comes when that screen is there. */
export const sidebar = lazyPart(() => import('./Sidebar'));
export const menu = lazyPart(() => import('./Menu'));
export const toolSearch = lazyPart(() => import('./ToolSearch'));
export const notices = lazyPart(() => import('./Notices'));
export const toaster = lazyPart(() => import('../ui/Toaster'));

/**
 * Fetches all of them and, where they lie on the device already, the screens' code and texts, so that every screen opens
 * at once. What fails is fetched again when it is asked for.
 */
export function loadParts(): void {
  for (const part of [notices, sidebar, menu, toolSearch, toaster]) part.load().catch(console.warn);
  const isOnDevice = Boolean(navigator.serviceWorker?.controller);
  if (isOnDevice) for (const screen of screens) screen.preload().catch(console.warn);
}
