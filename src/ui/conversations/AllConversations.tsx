import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { conversationsStore, openConversation, sortedConversations } from '../../state/slices/conversationsStore';
import { Dialog } from '../Dialog';
import { SearchField } from '../SearchField';
import { ConversationRows } from './ConversationRows';
import { useConversationSearch } from './useConversationSearch';

interface Props {
  onOpen: () => void;
  onClose: () => void;
}

/** Every conversation, and the search over them. */
export default function AllConversations({ onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const list = useStore(conversationsStore);
  const { query, setQuery, found } = useConversationSearch();
  const shownRows = found ?? sortedConversations(list).map((conversation) => ({ conversation }));

  const open = () => {
    onClose();
    onOpen();
  };
  const openFirst = () => {
    const [first] = shownRows;
    if (!first) return;
    openConversation(first.conversation.id);
    open();
  };
  return (
    <Dialog title={t('recent.all')} closeLabel={t('close')} onClose={onClose}>
      <SearchField label={t('recent.search')} query={query} onChange={setQuery} onSubmit={openFirst} />
      <ConversationRows
        conversations={shownRows}
        onOpen={open}
        onDelete={onClose} // undo is offered behind the dialog
      />
    </Dialog>
  );
}
