import { lazyPart } from './lazyPart';

/** What the first screen of a phone does without; it comes when that screen is there. */
export const sidebar = lazyPart(() => import('./Sidebar'));
export const menu = lazyPart(() => import('./Menu'));
export const toolSearch = lazyPart(() => import('./ToolSearch'));
export const notices = lazyPart(() => import('./Notices'));
export const toaster = lazyPart(() => import('../ui/Toaster'));

/** Fetches all of them; what fails is fetched again when it is asked for. */
export function loadParts(): void {
  for (const part of [notices, sidebar, menu, toolSearch, toaster]) part.load().catch(console.warn);
}
