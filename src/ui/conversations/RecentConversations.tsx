import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { numberFormat } from '../../i18n/formatters';
import { conversationsStore, sortedConversations } from '../../state/slices/conversationsStore';
import { ConversationRows } from './ConversationRows';
import { SampleConversations } from './SampleConversations';
import { useConversationSearch } from './useConversationSearch';

const AllConversations = lazy(() => import('./AllConversations'));

/** Specification: how many recent conversations are shown; all are kept, one tap away. */
const SHOWN = 10;

interface Props {
  /** Whether the others can be searched here; not where another search covers them. */
  canSearch?: boolean;
  /** Called when a conversation, or a new one with a sample's question, has been opened: shows it. */
  onOpen: () => void;
}

/** The most recently used conversations or, while there are none, the samples. */
export function RecentConversations({ canSearch = false, onOpen }: Props) {
  const { t } = useTranslation();
  const list = useStore(conversationsStore);
  const { query, setQuery, found } = useConversationSearch();
  const [isShowingAll, setShowingAll] = useState(false);
  const all = sortedConversations(list);

  if (all.length === 0) return <SampleConversations onOpen={onOpen} />;
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
      <ConversationRows
        conversations={found ?? all.slice(0, SHOWN).map((conversation) => ({ conversation }))}
        onOpen={onOpen}
      />
      {!found && all.length > SHOWN && (
        <button
          type="button"
          onClick={() => setShowingAll(true)}
          className="min-h-11 rounded-control px-3 text-start font-[600] hover:bg-line/60"
        >
          {t('recent.showAll', { number: numberFormat().format(all.length) })}
        </button>
      )}
      <Suspense fallback={null}>
        {isShowingAll && <AllConversations onOpen={onOpen} onClose={() => setShowingAll(false)} />}
      </Suspense>
    </section>
  );
}
