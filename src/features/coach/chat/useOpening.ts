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
  const { i18n } = useTranslation('coach');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  /** What can be asked here is worded in the language in which this coach can answer it. */
  const spoken = useRef(i18n.language);

  useEffect(() => {
    if (!isNew) return;
    let isShown = true;
    const show = (welcome: readonly string[], language: string) => {
      if (!isShown) return;
      spoken.current = language;
      const t = i18n.getFixedT(language, 'coach');
      const suggestions = STARTERS.map((starter) => t(`chat.starters.${starter}`));
      const own = i18n.getFixedT(i18n.language, 'coach');
      const parts = language === i18n.language ? welcome : [own('chat.coachLanguages'), ...welcome];
      setMessages(
        parts.map((part, index) => newMessage('ai', part, index === parts.length - 1 ? { suggestions } : {})),
      );
    };
    const load = async () => {
      const { loadWelcome, languageOfAnswers } = await import('./loadWelcome');
      const [welcome, language] = await Promise.all([
        loadWelcome(i18n.language, profileStore.getState().profile),
        languageOfAnswers(i18n.language),
      ]);
      show(welcome, language);
    };
    load().catch(console.warn);
    return () => {
      isShown = false;
      setMessages([]);
    };
  }, [isNew, i18n, i18n.language]);

  const isWelcomed = messages.length > 0;
  useEffect(() => {
    if (!isNew || !isWelcomed || !followUpIsDue) return;
    const timer = setTimeout(() => {
      followUpIsDue = false;
      const t = i18n.getFixedT(spoken.current, 'coach');
      const suggestions = CHOICES.map((choice) => t(`chat.choices.${choice}`));
      setMessages((shown) => [...shown, newMessage('ai', t('chat.followUp'), { suggestions })]);
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
  }, [isNew, isWelcomed, i18n]);

  return messages;
}
