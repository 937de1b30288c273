import { useState } from 'react';
import { draftIn, draftsStore, keepDraft } from '../state/slices/draftsStore';

/**
 * In characters. Anything longer lives only as long as its field, because all drafts are read at each start, before the
 * first screen.
 */
export const LONGEST_DRAFT = 100_000;

interface Draft {
  text: string;
  type: (text: string) => void;
  /** Call it when the text was submitted or given up: the next time the field starts afresh. */
  drop: () => void;
}

/**
 * What is typed into a field and not yet submitted, stored at each key like the chat's drafts, so that a reload brings
 * it back.
 *
 * @param id identifies the field among all fields, such as 'hashtag-group:new'
 * @param initial the field's content if nothing was typed
 */
export function useDraft(id: string, initial = ''): Draft {
  const [text, setText] = useState(() => draftIn(draftsStore.getState(), id) || initial);
  const type = (typed: string) => {
    setText(typed);
    keepDraft(id, typed.length > LONGEST_DRAFT ? '' : typed);
  };
  return { text, type, drop: () => keepDraft(id, '') };
}
