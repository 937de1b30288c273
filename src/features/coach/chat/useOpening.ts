import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import type { Profile } from '../../../contracts/profile';
import { profileStore } from '../../../state/slices/profileStore';

/** Specification: if the user sends nothing within 10 s, one automatic follow-up appears, once only. */
export const FOLLOW_UP_DELAY = 10_000;

/** The follow-up appears once in the lifetime of the page. */
let followUpIsDue = true;

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

type Opening = typeof import('./openingMessages');

/** What a new conversation opens with: the welcome once it has loaded, then the one follow-up. */
export function useOpening(isNew: boolean): readonly ChatMessage[] {
  const { i18n } = useTranslation('coach');
  const { language } = i18n;
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);

  useEffect(() => {
    if (!isNew) return;
    let isShown = true;
    const make = async (make: (opening: Opening, profile: Profile) => Promise<ChatMessage[]>) => {
      const { profile } = profileStore.getState();
      if (!profile) return;
      const made = await make(await import('./openingMessages'), profile);
      if (isShown) setMessages((shown) => [...shown, ...made]);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      clearTimeout(timer);
      followUpIsDue = false;
    };
    const followUp = () => {
      followUpIsDue = false;
      make((opening, profile) => opening.followUpMessages(language, profile)).catch(console.warn);
    };
    make((opening, profile) => opening.welcomeMessages(language, profile)).then(() => {
      if (!isShown || !followUpIsDue) return;
      timer = setTimeout(followUp, FOLLOW_UP_DELAY);
      for (const action of ACTIONS) document.addEventListener(action, cancel, { once: true, passive: true });
    }, console.warn);
    return () => {
      isShown = false;
      clearTimeout(timer);
      for (const action of ACTIONS) document.removeEventListener(action, cancel);
      setMessages([]);
    };
  }, [isNew, language]);

  return messages;
}
