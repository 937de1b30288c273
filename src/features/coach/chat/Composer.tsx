import ArrowUp from 'lucide-react/icons/arrow-up';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import Video from 'lucide-react/icons/video';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { CHAT_MESSAGE_LIMIT } from '../../../contracts/chat';
import { NEW_DRAFT } from '../../../contracts/conversation';
import { markBusy } from '../../../platform/busy';
import { recognizer } from '../../../platform/speechRecognition';
import type { Listening, ListeningProblem } from '../../../platform/voiceInput';
import { draftIn, draftsStore, keepDraft } from '../../../state/slices/draftsStore';
import { QUESTION_BAR, QUESTION_FIELD } from '../../../ui/barStyles';
import { IconButton } from '../../../ui/IconButton';
import { showToast } from '../../../ui/toast';
import { canSend, type Turn } from './turns';

/** Loaded lazily: hardly anybody writes that much. */
const LengthNote = lazy(() => import('./LengthNote'));
/** From here on the characters are counted. */
const COUNTED = CHAT_MESSAGE_LIMIT - 400;

interface Props {
  conversationId: string | undefined;
  turn: Turn;
  /** Resolves once it is certain whether the message has been accepted; one that has not stays here. */
  onSend: (text: string) => Promise<boolean>;
  onVideo: () => void;
}

/** Where the question is typed or spoken. The text is kept at every keystroke, so a reload loses nothing. */
export function Composer({ conversationId, turn, onSend, onVideo }: Props) {
  const { t, i18n } = useTranslation('coach');
  const draftKey = conversationId ?? NEW_DRAFT;
  const text = useStore(draftsStore, (drafts) => draftIn(drafts, draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const [listening, setListening] = useState<Listening>();

  useEffect(() => {
    markBusy('composer', text !== '' || listening !== undefined);
    return () => markBusy('composer', false);
  }, [text, listening]);

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!canSend(conversationId, text)) return;
    void onSend(text).then((isTaken) => {
      const isUnchanged = draftIn(draftsStore.getState(), draftKey) === text;
      if (isTaken && isUnchanged) keepDraft(draftKey, '');
    });
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  const speak = () => {
    if (listening) return listening.stop();
    const append = (heard: string) => {
      const before = draftIn(draftsStore.getState(), draftKey);
      keepDraft(draftKey, before.trim() ? `${before.trimEnd()} ${heard}` : heard);
      field.current?.focus();
    };
    const end = (problem?: ListeningProblem) => {
      setListening(undefined);
      if (problem) showToast(t(`chat.listening.${problem}`));
    };
    import('../../../platform/voiceInput')
      .then(({ listen }) => setListening(listen(i18n.language, append, end)))
      .catch(() => end('away'));
  };

  const isRunning = turn.isWaiting || turn.hidden.length > 0;
  const { length } = text.trim();
  const isCounted = length > COUNTED;
  return (
    <>
      {isCounted && (
        <Suspense fallback={null}>
          <LengthNote length={length} />
        </Suspense>
      )}
      <form data-composer onSubmit={send} className={QUESTION_BAR}>
        <IconButton icon={Video} label={t('chat.video')} onClick={onVideo} className="text-soft" />
        <textarea
          ref={field}
          rows={1}
          value={text}
          onChange={(event) => keepDraft(draftKey, event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={t('chat.placeholder')}
          aria-label={t('chat.placeholder')}
          aria-describedby={isCounted ? 'message-length' : undefined}
          enterKeyHint="send"
          dir="auto"
          className={QUESTION_FIELD}
        />
        {recognizer() && (
          <IconButton
            icon={Mic}
            label={listening ? t('chat.stopListening') : t('chat.speak')}
            aria-pressed={listening !== undefined}
            onClick={speak}
            className="text-soft aria-pressed:text-live"
          />
        )}
        {isRunning ? (
          <IconButton filled icon={Square} label={t('chat.stop')} onClick={turn.stop} />
        ) : (
          <IconButton
            filled
            icon={ArrowUp}
            label={t('chat.send')}
            type="submit"
            disabled={length === 0}
            aria-disabled={length > CHAT_MESSAGE_LIMIT || undefined} // somebody in danger is heard at any length
          />
        )}
      </form>
    </>
  );
}
