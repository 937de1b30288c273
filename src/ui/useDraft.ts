import { useState } from 'react';
import { draftIn, draftsStore, keepDraft } from '../state/slices/drafts';

/** What is longer lives as long as its field: all drafts are read at each start, before the first screen. Characters. */
export const LONGEST_DRAFT = 100_000;

interface Draft {
  text: string;
  type: (text: string) => void;
  /** It was sent in, or given up: the next time the field begins anew. */
  drop: () => void;
}

/**
 * What is typed into a field and not yet sent in, kept at each key as the chat's drafts are, so that a reload brings it back.
 *
 * @param id names the field among all fields, 'hashtag-group:new' say
 * @param initial what the field begins with where nothing was typed
 */
export function useDraft(id: string, initial = ''): Draft {
  const [text, setText] = useState(() => draftIn(draftsStore.getState(), id) || initial);
  const type = (typed: string) => {
    setText(typed);
    keepDraft(id, typed.length > LONGEST_DRAFT ? '' : typed);
  };
  return { text, type, drop: () => keepDraft(id, '') };
}
