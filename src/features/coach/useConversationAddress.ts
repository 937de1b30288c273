import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { conversationsStore, openConversation } from '../../state/slices/conversationsStore';

/** Names the open conversation in the home's address: `/?c=<id>`. */
const PARAMETER = 'c';

/** The entry of the history that was followed last: what is opened over it and closed again changes nothing. */
let followed: { key: string; asked: string | undefined } | undefined;

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
    const last = followed;
    followed = { key, asked };
    if (last?.key === key && last.asked === asked) return;
    if (asked !== undefined) openConversation(conversationsStore.getState().byId[asked] ? asked : undefined);
    // The page itself begins with the conversation that was open last.
    else if (last && navigation === 'POP') openConversation(undefined);
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
