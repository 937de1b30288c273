import { createStore } from 'zustand/vanilla';

/** The open modals, the one in front last. Nothing outside that one can be tapped. */
export const modalStore = createStore<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

/** Puts a modal in front; returns a function that removes it. */
export function addModal(modal: HTMLDialogElement): () => void {
  modalStore.setState(({ open }) => ({ open: [...open, modal] }));
  return () => modalStore.setState(({ open }) => ({ open: open.filter((one) => one !== modal) }));
}
