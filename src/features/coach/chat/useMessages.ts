import { useEffect, useState } from 'react';
import type { ChatMessage } from '../../../contracts/conversation';
import { closeMessages, openMessages } from '../../../state/slices/conversationMessages';

const NONE: readonly ChatMessage[] = [];

/** The kept messages of a conversation; not ready until they have been read. */
export function useMessages(conversationId: string | undefined): {
  messages: readonly ChatMessage[];
  isReady: boolean;
} {
  const [state, setState] = useState({ id: conversationId, messages: NONE, isReady: false });

  useEffect(() => {
    if (!conversationId) return;
    const store = openMessages(conversationId);
    const show = () =>
      setState({
        id: conversationId,
        messages: store.getState().messages,
        isReady: store.status() !== 'empty' && store.status() !== 'loading',
      });
    show();
    store.hydrate().then(show);
    const unsubscribe = store.subscribe(show);
    return () => {
      unsubscribe();
      void closeMessages(conversationId);
    };
  }, [conversationId]);

  return state.id === conversationId ? state : { messages: NONE, isReady: false };
}
