import { useEffect } from 'react';
import { keepDraft } from '../state/slices/draftsStore';
import { useDraft } from './useDraft';

/**
 * What is typed into a search: a reload brings it back, and it is forgotten with the screen or dialog it was typed in.
 *
 * @param id identifies the search among all searches
 * @param initial its content if nothing was typed
 */
export function useQuery(id: string, initial = ''): [string, (query: string) => void] {
  const draft = `search:${id}`;
  const { text, type } = useDraft(draft, initial);
  useEffect(() => () => keepDraft(draft, ''), [draft]);
  return [text, type];
}
