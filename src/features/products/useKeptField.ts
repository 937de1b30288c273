import { useState } from 'react';
import { useDraft } from '../../ui/useDraft';

/**
 * A field that is kept at each key: what can be kept goes to `keep`; what cannot (half an address) stays as typed, over a
 * reload too, and `isWrong` says so.
 *
 * @param id identifies the field among all fields
 * @param kept what is kept, as text
 * @param keep keeps the text; false if it cannot be kept
 */
export function useKeptField(id: string, kept: string, keep: (text: string) => boolean) {
  const draft = useDraft(id);
  // Only while the field is in hand is its text the writer's: otherwise it follows what is kept.
  const [state, setState] = useState<'kept' | 'inHand' | 'wrong'>(draft.text === '' ? 'kept' : 'wrong');
  return {
    value: state === 'kept' ? kept : draft.text,
    isWrong: state === 'wrong',
    onChange: ({ target }: { target: { value: string } }) => {
      draft.type(target.value);
      const isKept = keep(target.value);
      if (isKept) draft.drop();
      setState(isKept ? 'inHand' : 'wrong');
    },
    onBlur: () => {
      if (state === 'wrong' && draft.text.trim() !== '') return;
      draft.drop();
      setState('kept');
    },
  };
}
