import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  text: string;
  open: boolean;
  action?: { label: string; run: () => void };
  /** Screens to offer as links. */
  links: readonly { label: string; to: string }[];
}

/** Specification: one toast at a time, 5000 ms; a dismissed one is forgotten after 1,000,000 ms. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;

export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a short message with one action (such as undo) or links to go on to. A newer toast replaces an older one. */
export function showToast(text: string, action?: Toast['action'], links: Toast['links'] = []): void {
  lastId += 1;
  const toast: Toast = { id: lastId, text, open: true, links, ...(action && { action }) };
  toastStore.setState(({ toasts }) => ({ toasts: [toast, ...toasts].slice(0, TOAST_LIMIT) }));
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
  }));
  setTimeout(() => {
    toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }, TOAST_REMOVE_DELAY);
}
