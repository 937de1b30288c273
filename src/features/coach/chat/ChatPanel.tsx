import { lazy, Suspense, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ChatMessage } from '../../../contracts/conversation';
import { whenIdle } from '../../../platform/whenIdle';
import { conversationsStore } from '../../../state/slices/conversationsStore';
import { ScreenList } from '../../../ui/screenList';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { SpokenAnswer } from './SpokenAnswer';
import { turnOf, turnsStore } from './turns';
import { useAskedWords } from './useAskedWords';
import { useMessages } from './useMessages';
import { useOpening } from './useOpening';

/** Neither is part of the first screen. */
const loadSending = () => import('./sendMessage');
const VideoDialog = lazy(() => import('../video/AnalysisDialog'));

/**
 * The one suggestion that opens the video dialog, in the built-in coach's words; the chosen language's wording counts,
 * too.
 */
const VIDEO_ANALYSIS = ['Analyser ma vidéo', 'Analyze my video'];

/**
 * The chat with the coach: the open conversation, or a new one with its welcome. `?video` in the address opens the video
 * dialog.
 */
export function ChatPanel() {
  const { t, i18n } = useTranslation('coach');
  const conversationId = useStore(conversationsStore, ({ openId, byId }) =>
    openId && byId[openId] ? openId : undefined,
  );
  const stored = useMessages(conversationId);
  const opening = useOpening(conversationId === undefined);
  const turn = turnOf(useStore(turnsStore), conversationId);

  const messages = conversationId ? stored.messages : opening;
  const shown = messages.filter((message) => !turn.hidden.includes(message.id));
  const apology = t('chat.apology');
  const screens = useContext(ScreenList);
  const around = useMemo(() => ({ language: i18n.language, apology, screens }), [i18n.language, apology, screens]);
  const [params, setParams] = useSearchParams();
  const openVideo = () => setParams({ ...Object.fromEntries(params), video: '1' }, { replace: true });

  // A second tap while the code is still loading would send the message twice.
  const isTaking = useRef(false);
  const send = useCallback(
    async (text: string) => {
      if (isTaking.current) return false;
      isTaking.current = true;
      try {
        const { isShortEnough, readyToHear, sendMessage } = await loadSending();
        await readyToHear(around.language);
        if (!isShortEnough(text, around.language)) return false;
        void sendMessage({ conversationId, opening, text, ...around });
        return true;
      } catch (error) {
        console.warn('The message could not be sent', error);
        return false;
      } finally {
        isTaking.current = false;
      }
    },
    [conversationId, opening, around],
  );
  const resend = useCallback(
    async (message: ChatMessage) => {
      const { resendMessage } = await loadSending();
      if (conversationId) void resendMessage(conversationId, message, around);
    },
    [conversationId, around],
  );
  const askAgain = async () => {
    const { askAgain } = await loadSending();
    if (conversationId) void askAgain(conversationId, around);
  };

  useAskedWords(send);
  useEffect(
    () =>
      whenIdle(() =>
        loadSending()
          .then((sending) => sending.prepareSending(i18n.language))
          .catch(console.warn),
      ),
    [i18n.language],
  ); // ahead of the first message

  return (
    <div className="mx-auto flex h-full max-w-[720px] flex-col">
      <MessageList
        key={conversationId ?? 'new'}
        messages={shown}
        isLoading={conversationId !== undefined && !stored.isReady}
        isTyping={turn.isWaiting || turn.hidden.length > 0}
        canSuggest={!turn.isWaiting && turn.hidden.length === 0}
        onSuggestion={(text) => ([...VIDEO_ANALYSIS, t('chat.video')].includes(text) ? openVideo() : send(text))}
        onResend={resend}
        onAskAgain={() => void askAgain()}
      />
      <Composer conversationId={conversationId} turn={turn} onSend={send} onVideo={openVideo} />
      <SpokenAnswer messages={shown} />
      <Suspense fallback={null}>
        {params.has('video') && <VideoDialog conversationId={conversationId} opening={opening} />}
      </Suspense>
    </div>
  );
}
