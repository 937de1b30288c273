import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CONVERSATION_TITLE_LIMIT, type Conversation } from '../../contracts/conversation';
import { renameConversation } from '../../state/slices/conversationsStore';
import { useDraft } from '../useDraft';

interface Props {
  conversation: Conversation;
  /** Called when it was renamed, or given up. */
  onDone: () => void;
}

/** Edits a conversation's title in place of its row. */
export function RenameForm({ conversation: { id, title }, onDone }: Props) {
  const { t } = useTranslation();
  const { text, type, drop } = useDraft(`title:${id}`, title);

  const rename = (event: FormEvent) => {
    event.preventDefault();
    drop();
    renameConversation(id, text);
    onDone();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // or the drawer would close with it
    drop();
    onDone();
  };

  return (
    <form onSubmit={rename} className="flex items-center gap-1">
      <input
        value={text}
        onChange={(event) => type(event.target.value)}
        maxLength={CONVERSATION_TITLE_LIMIT}
        aria-label={t('recent.newTitle')}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was just tapped
        autoFocus
        onKeyDown={cancelOnEscape}
        className="min-h-11 min-w-0 flex-1 rounded-control border-[1.5px] border-edge bg-surface px-3"
      />
      <button type="submit" className="min-h-11 rounded-control px-2 text-sm font-[660]">
        {t('save')}
      </button>
    </form>
  );
}
