import { useTranslation } from 'react-i18next';
import { CHAT_MESSAGE_LIMIT } from '../../../contracts/chat';
import { numberFormat } from '../../../i18n/formatters';

/** How long a message is, and by how much it is too long. Nothing is cut: its writer decides what to shorten. */
export default function LengthNote({ length }: { length: number }) {
  const { t } = useTranslation('chat');
  const over = length - CHAT_MESSAGE_LIMIT;
  const figure = (value: number) => numberFormat().format(value);
  const counted = { length: figure(length), limit: figure(CHAT_MESSAGE_LIMIT) };
  return (
    <p
      id="message-length"
      role={over > 0 ? 'alert' : 'status'}
      className={`mx-5 mb-2 flex-none text-end text-sm ${over > 0 ? 'font-[600] text-poor' : 'text-soft'}`}
    >
      {over > 0 ? t('length.over', { ...counted, over: figure(over) }) : t('length.count', counted)}
    </p>
  );
}
