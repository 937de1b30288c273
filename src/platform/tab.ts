import { newId } from './random';
import { keepTabId, readTabId } from './session';

let own: string | undefined;

/** Names this tab; the same after a reload. */
export function tabId(): string {
  own ??= readTabId() ?? takeNewTabId();
  return own;
}

/** Gives this tab another name. */
export function takeNewTabId(): string {
  own = newId();
  keepTabId(own);
  return own;
}
