import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import { profileStore } from '../../../state/profile';
import { loadWelcome } from './loadWelcome';
import { newMessage } from './sendMessage';

/** Specification: if the user sends nothing within 10 s, one automatic follow-up appears, once only. */
export const FOLLOW_UP_DELAY = 10_000;

/** The follow-up appears once for as long as the page lives. */
let followUpIsDue = true;

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** What a new conversation opens with: the welcome once it has loaded, then the one follow-up. */
export function useOpening(isNew: boolean): readonly ChatMessage[] {
  const { t, i18n } = useTranslation('coach');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const followUp = useRef('');
  followUp.current = t('chat.followUp');

  useEffect(() => {
    if (!isNew) return;
    let isShown = true;
    loadWelcome(i18n.language, profileStore.getState().profile).then((parts) => {
      if (isShown) setMessages(parts.map((part) => newMessage('ai', part)));
    });
    return () => {
      isShown = false;
      setMessages([]);
    };
  }, [isNew, i18n.language]);

  const isWelcomed = messages.length > 0;
  useEffect(() => {
    if (!isNew || !isWelcomed || !followUpIsDue) return;
    const timer = setTimeout(() => {
      followUpIsDue = false;
      setMessages((shown) => [...shown, newMessage('ai', followUp.current)]);
    }, FOLLOW_UP_DELAY);
    const cancel = () => {
      clearTimeout(timer);
      followUpIsDue = false;
    };
    for (const action of ACTIONS) document.addEventListener(action, cancel, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const action of ACTIONS) document.removeEventListener(action, cancel);
    };
  }, [isNew, isWelcomed]);

  return messages;
}
