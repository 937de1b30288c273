import { newId } from './random';
import { keepTabId, readTabId } from './session';

let ownId: string | undefined;

/** Names this tab; the same after a reload. */
export function tabId(): string {
  ownId ??= readTabId() ?? takeNewTabId();
  return ownId;
}

/** Gives this tab another name. */
export function takeNewTabId(): string {
  ownId = newId();
  keepTabId(ownId);
  return ownId;
}
