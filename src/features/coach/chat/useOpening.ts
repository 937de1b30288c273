import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import { profileStore } from '../../../state/profile';
import { newMessage } from './newMessage';

/** Specification: if the user sends nothing within 10 s, one automatic follow-up appears, once only. */
export const FOLLOW_UP_DELAY = 10_000;

/** The follow-up appears once for as long as the page lives. */
let followUpIsDue = true;

/** What can be asked at once, under the welcome. */
const STARTERS = ['start', 'hooks', 'live', 'views'] as const;

/** What the follow-up asks between. */
const CHOICES = ['beauty', 'tech', 'home', 'fashion'] as const;

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** What a new conversation opens with: the welcome once it has loaded, then the one follow-up. */
export function useOpening(isNew: boolean): readonly ChatMessage[] {
  const { t, i18n } = useTranslation('coach');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const texts = useRef(t);
  texts.current = t;

  useEffect(() => {
    if (!isNew) return;
    let isShown = true;
    const show = (parts: readonly string[]) => {
      if (!isShown) return;
      const suggestions = STARTERS.map((starter) => texts.current(`chat.starters.${starter}`));
      setMessages(
        parts.map((part, index) => newMessage('ai', part, index === parts.length - 1 ? { suggestions } : {})),
      );
    };
    const load = async () => {
      const { loadWelcome } = await import('./loadWelcome');
      show(await loadWelcome(i18n.language, profileStore.getState().profile));
    };
    load().catch(console.warn);
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
      const suggestions = CHOICES.map((choice) => texts.current(`chat.choices.${choice}`));
      setMessages((shown) => [...shown, newMessage('ai', texts.current('chat.followUp'), { suggestions })]);
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
