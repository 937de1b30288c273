import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';

interface Props {
  message: ChatMessage;
  /** Present when no answer came. */
  onResend?: () => void;
}

/** The user's message, in a bubble; one tap resends a message that got no answer. */
export function UserMessage({ message, onResend }: Props) {
  const { t } = useTranslation('coach');
  return (
    <>
      <p
        dir="auto"
        className="max-w-[82%] animate-appear rounded-[20px] rounded-ee-[6px] bg-ink px-4 py-2.5 whitespace-pre-line text-paper"
      >
        {message.content}
      </p>
      {onResend && (
        <button
          type="button"
          onClick={onResend}
          className="flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-[600] text-poor"
        >
          <RotateCcw size={18} aria-hidden="true" /> {t('chat.resend')}
        </button>
      )}
    </>
  );
}
