import { NEW_DRAFT } from '../../contracts/conversation';
import { conversationsStore } from '../../state/slices/conversationsStore';
import { draftIn, draftsStore, keepDraft } from '../../state/slices/draftsStore';

/**
 * The first screen replaces what the HTML has shown until now: the spinner, or the home's shell with what was typed
 * into it. Called in the frame that shows that screen.
 */
export function takeOverShell(): void {
  document.getElementById('starting')?.remove();
  const shell = document.getElementById('home-shell');
  const field = shell?.querySelector('textarea');
  const wasTyping = field !== null && field === document.activeElement;
  const typed = field?.value ?? '';
  shell?.remove();
  if (typed) addToDraft(typed);
  if (wasTyping) focusComposer();
}

function addToDraft(typed: string): void {
  const { openId, byId } = conversationsStore.getState();
  const key = openId && byId[openId] ? openId : NEW_DRAFT;
  const before = draftIn(draftsStore.getState(), key);
  keepDraft(key, before.trim() ? `${before.trimEnd()} ${typed}` : typed);
}

function focusComposer(): void {
  const composer = document.querySelector<HTMLTextAreaElement>('#main textarea');
  composer?.focus();
  composer?.setSelectionRange(composer.value.length, composer.value.length);
}
