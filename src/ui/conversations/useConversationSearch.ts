import { useEffect, useState } from 'react';
import { type ConversationMatch, searchConversations } from '../../state/search/searchConversations';

/** The conversations that match the search; undefined without a search. */
export function useConversationSearch(): {
  query: string;
  setQuery: (query: string) => void;
  found: readonly ConversationMatch[] | undefined;
} {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ConversationMatch[]>();

  useEffect(() => {
    if (!query.trim()) return setFound(undefined);
    let isLatest = true;
    searchConversations(query).then((result) => isLatest && setFound(result), console.error);
    return () => {
      isLatest = false;
    };
  }, [query]);

  return { query, setQuery, found };
}
