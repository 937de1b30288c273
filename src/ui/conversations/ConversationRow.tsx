import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '../../contracts/conversation';
import { deleteConversation, restoreConversation } from '../../state/slices/deleteConversation';
import { IconButton } from '../IconButton';
import { showToast } from '../toast';
import { RenameForm } from './RenameForm';
import { useAgeLabel } from './useAgeLabel';

interface Props {
  conversation: Conversation;
  /** The line under the title. */
  preview: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Called once it is deleted; the toast offers undo. */
  onDelete?: () => void;
}

/** One conversation of the list: a tap opens it; its menu renames it, or deletes it with undo. */
export function ConversationRow({ conversation, preview, isOpen, onOpen, onDelete }: Props) {
  const { t } = useTranslation();
  const ageLabel = useAgeLabel();
  const [mode, setMode] = useState<'row' | 'actions' | 'renaming'>('row');

  const item = useRef<HTMLLIElement>(null);
  const wasRenaming = useRef(false);

  // The field that had the focus is gone: back to the button that led there.
  useEffect(() => {
    if (wasRenaming.current && mode === 'row') item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    wasRenaming.current = mode === 'renaming';
  }, [mode]);

  const remove = async () => {
    const deleted = await deleteConversation(conversation.id);
    if (!deleted) return;
    onDelete?.();
    showToast(t('recent.deleted'), { label: t('undo'), run: () => void restoreConversation(deleted) });
  };

  if (mode === 'renaming') {
    return (
      <li>
        <RenameForm conversation={conversation} onDone={() => setMode('row')} />
      </li>
    );
  }

  return (
    <li ref={item}>
      <div className="flex items-center">
        <button
          type="button"
          onClick={onOpen}
          aria-current={isOpen ? 'true' : undefined}
          className="min-w-0 flex-1 rounded-control px-3 py-2 text-start hover:bg-line/60 aria-[current]:bg-line/60"
        >
          <span dir="auto" className="block truncate font-[540]">
            {conversation.title}
          </span>
          <span className="flex gap-1.5 text-sm text-soft">
            <span className="flex-none">{ageLabel(conversation.updatedAt)}</span>
            <span aria-hidden="true">·</span>
            <span dir="auto" className="min-w-0 truncate">
              {preview}
            </span>
          </span>
        </button>
        <IconButton
          icon={Ellipsis}
          label={t('recent.actions', { title: conversation.title })}
          aria-expanded={mode === 'actions'}
          onClick={() => setMode(mode === 'actions' ? 'row' : 'actions')}
          className="text-soft"
        />
      </div>
      {mode === 'actions' && (
        <div className="flex gap-1 px-1 pb-1 text-sm font-[540]">
          <button
            type="button"
            onClick={() => setMode('renaming')}
            className="flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-line/60"
          >
            <Pencil size={18} aria-hidden="true" /> {t('recent.rename')}
          </button>
          <button
            type="button"
            onClick={remove}
            className="flex min-h-11 items-center gap-2 rounded-control px-2 text-poor hover:bg-line/60"
          >
            <Trash2 size={18} aria-hidden="true" /> {t('recent.delete')}
          </button>
        </div>
      )}
    </li>
  );
}
