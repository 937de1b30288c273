import { createStore } from 'zustand/vanilla';

/** The modals that are open, the one in front last. Nothing outside of it can be tapped. */
export const modalStore = createStore<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

/** Puts a modal in front; gives what takes it away again. */
export function addModal(modal: HTMLDialogElement): () => void {
  modalStore.setState(({ open }) => ({ open: [...open, modal] }));
  return () => modalStore.setState(({ open }) => ({ open: open.filter((one) => one !== modal) }));
}
