import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { conversationsStore, openConversation, sortedConversations } from '../../state/conversations';
import { type ConversationMatch, searchConversations } from '../../state/searchConversations';
import { ConversationRow } from './ConversationRow';
import { SampleConversations } from './SampleConversations';

/** Specification: recent conversations shown; all are kept, the search finds the rest. */
const SHOWN = 10;

interface Props {
  /** Those that are not shown can be looked for here; not where another search finds them. */
  canSearch?: boolean;
  /** A conversation, or a new one with a sample's question, is the open one: shows it. */
  onOpen: () => void;
}

/** The conversations used last; as long as there is none, the samples. */
export function RecentConversations({ canSearch = false, onOpen }: Props) {
  const { t } = useTranslation();
  const list = useStore(conversationsStore);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ConversationMatch[]>();
  const all = sortedConversations(list);

  useEffect(() => {
    if (!query.trim()) return setFound(undefined);
    let isLatest = true;
    searchConversations(query).then((result) => isLatest && setFound(result), console.error);
    return () => {
      isLatest = false;
    };
  }, [query]);

  const open = (id: string) => {
    openConversation(id);
    onOpen();
  };

  if (all.length === 0) return <SampleConversations onOpen={onOpen} />;
  const shown: readonly ConversationMatch[] = found ?? all.slice(0, SHOWN).map((conversation) => ({ conversation }));
  return (
    <section aria-labelledby="recent-conversations" className="flex flex-col gap-1">
      <h2 id="recent-conversations" className="px-3 text-xs font-[620] tracking-[0.06em] text-soft uppercase">
        {t('recent.title')}
      </h2>
      {canSearch && all.length > 1 && (
        <label className="flex min-h-11 items-center gap-2 px-3 text-soft">
          <Search size={18} aria-hidden="true" />
          <input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t('recent.search')}
            aria-label={t('recent.search')}
            className="min-h-11 w-full bg-transparent text-[15px] text-ink placeholder:text-soft"
          />
        </label>
      )}
      <ul>
        {shown.map(({ conversation, found }) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            preview={found ?? conversation.preview}
            isOpen={conversation.id === list.openId}
            onOpen={() => open(conversation.id)}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="px-3 py-2 text-sm text-soft">{t('recent.none')}</p>}
    </section>
  );
}
