import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { conversationsStore, openConversation } from '../../state/conversations';

/** Names the open conversation in the home's address: `/?c=<id>`. */
const PARAMETER = 'c';

/** The page was opened at this entry of the history: without a conversation in it, the one open last stays. */
let firstKey: string | undefined;

/**
 * The address of the home says which conversation is open, and opens it: by itself, by the way back and forward. Without
 * one in it, it is a new conversation.
 */
export function useConversationAddress(): void {
  const { key, search } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(PARAMETER) ?? undefined;
  const openId = useStore(conversationsStore, ({ openId, byId }) => (openId && byId[openId] ? openId : undefined));

  // Before the picture, or another conversation would be seen first.
  useLayoutEffect(() => {
    firstKey ??= key;
    if (asked !== undefined) {
      if (conversationsStore.getState().byId[asked]) openConversation(asked);
      else openConversation(undefined);
    } else if (navigation === 'POP' && key !== firstKey) openConversation(undefined);
  }, [asked, key, navigation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is open, or the address another
  useEffect(() => {
    const { openId, byId } = conversationsStore.getState();
    const open = openId && byId[openId] ? openId : undefined;
    if (asked === open) return;
    const params = new URLSearchParams(search);
    if (open) params.set(PARAMETER, open);
    else params.delete(PARAMETER);
    navigate({ search: params.toString() }, { replace: true });
  }, [openId, key]);
}
