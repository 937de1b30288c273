import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RecentConversations } from '../../ui/conversations/RecentConversations';
import { IconButton } from '../../ui/IconButton';
import { OpenChevron } from '../../ui/tool/OpenChevron';
import { Categories } from './Categories';

interface Props {
  isOpen: boolean;
  /** Shown beside the panels, not inside one. */
  isBeside: boolean;
  onToggle: () => void;
  /** Called when a conversation was picked. */
  onChat: () => void;
}

/** Specification: a collapsible sidebar with the six categories, and the recent chats. */
export function HubSidebar({ isOpen, isBeside, onToggle, onChat }: Props) {
  const { t } = useTranslation('hub');
  const contentId = useId();
  const expanded = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? contentId : undefined, onClick: onToggle };
  return (
    <aside aria-label={t('labels.sidebar')} className={isBeside ? 'p-4 pt-2' : ''}>
      {isBeside ? (
        <div className="flex min-h-14 items-center">
          {isOpen && <h2 className="flex-1 subtitle">{t('labels.sidebar')}</h2>}
          <IconButton
            icon={isOpen ? PanelRightClose : PanelRightOpen}
            label={t('labels.sidebar')}
            className="-me-2 rtl:-scale-x-100"
            {...expanded}
          />
        </div>
      ) : (
        <h2>
          <button type="button" className="flex min-h-12 w-full items-center gap-2 text-start subtitle" {...expanded}>
            <span className="flex-1">{t('labels.sidebar')}</span>
            <OpenChevron isOpen={isOpen} />
          </button>
        </h2>
      )}
      {isOpen && (
        <div id={contentId} className="flex flex-col gap-6 pt-1">
          <Categories />
          <div className="-mx-3">
            <RecentConversations onOpen={onChat} />
          </div>
        </div>
      )}
    </aside>
  );
}
