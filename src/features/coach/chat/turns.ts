import { createStore } from 'zustand/vanilla';

/** What is going on in a conversation right now; it lives as long as the tab. */
export interface Turn {
  /** A question is with the coach. */
  isWaiting: boolean;
  /** Bubbles of the answer that are already kept but not shown yet. */
  hidden: readonly string[];
  /** Stops the question, or the bubbles still to come. */
  stop: () => void;
}

const IDLE: Turn = { isWaiting: false, hidden: [], stop: () => undefined };

/** The turns under way, by conversation id. They continue while another screen is shown. */
export const turnsStore = createStore<Readonly<Record<string, Turn>>>(() => ({}));

export function turnOf(turns: Readonly<Record<string, Turn>>, conversationId: string | undefined): Turn {
  return (conversationId && turns[conversationId]) || IDLE;
}

export function setTurn(conversationId: string, turn: Turn): void {
  turnsStore.setState({ [conversationId]: turn });
}

export function endTurn(conversationId: string): void {
  turnsStore.setState({ [conversationId]: IDLE });
}

/** Whether a message can be sent: not blank, and no question is pending in its conversation. */
export function canSend(conversationId: string | undefined, text: string): boolean {
  return text.trim() !== '' && !turnOf(turnsStore.getState(), conversationId).isWaiting;
}
