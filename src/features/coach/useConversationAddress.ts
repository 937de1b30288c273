import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { conversationsStore, openConversation } from '../../state/slices/conversationsStore';

/** Names the open conversation in the home's address: `/?c=<id>`. */
const PARAMETER = 'c';

/** The history entry that was followed last: what opens over it and closes again changes nothing. */
let followed: { key: string; asked: string | undefined } | undefined;

/**
 * The home's address says which conversation is open, and opens it: on load, and when going back and forward. An
 * address without one is a new conversation.
 */
export function useConversationAddress(): void {
  const { key, search } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(PARAMETER) ?? undefined;
  const openId = useStore(conversationsStore, ({ openId, byId }) => (openId && byId[openId] ? openId : undefined));

  // Before the paint, or another conversation would flash up first.
  useLayoutEffect(() => {
    const last = followed;
    followed = { key, asked };
    if (last?.key === key && last.asked === asked) return;
    if (asked !== undefined) openConversation(conversationsStore.getState().byId[asked] ? asked : undefined);
    // On load the page starts with the conversation that was open last.
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
