import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ConversationMatch } from '../../state/search/searchConversations';
import { conversationsStore, openConversation } from '../../state/slices/conversationsStore';
import { ConversationRow } from './ConversationRow';

interface Props {
  conversations: readonly ConversationMatch[];
  /** Called when one of them has been opened: shows it. */
  onOpen: () => void;
  onDelete?: () => void;
}

/** Conversations, one per line; one found by its messages shows the match as its preview. */
export function ConversationRows({ conversations, onOpen, onDelete }: Props) {
  const { t } = useTranslation();
  const openId = useStore(conversationsStore, (list) => list.openId);
  if (conversations.length === 0) return <p className="px-3 py-2 text-sm text-soft">{t('recent.none')}</p>;
  return (
    <ul>
      {conversations.map(({ conversation, found }) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          preview={found ?? conversation.preview}
          isOpen={conversation.id === openId}
          onOpen={() => {
            openConversation(conversation.id);
            onOpen();
          }}
          {...(onDelete && { onDelete })}
        />
      ))}
    </ul>
  );
}
