import { useId } from 'react';
import { keepOffer, LONGEST_OFFER } from '../../../state/slices/toolRuns';

interface Props {
  /** The tool whose result contains the offer. */
  tool: string;
  offer: string;
  label: string;
  placeholder: string;
  /** What the script says while there is none. */
  note: string;
}

/** The creator's own offer; what is typed replaces the example at once, and is stored with the answers. */
export function OfferField({ tool, offer, label, placeholder, note }: Props) {
  const fieldId = useId();
  const noteId = useId();
  return (
    <div className="print:hidden">
      <label htmlFor={fieldId} className="mb-1.5 block font-[540]">
        {label}
      </label>
      <input
        id={fieldId}
        type="text"
        value={offer}
        onChange={(event) => keepOffer(tool, event.target.value)}
        placeholder={placeholder}
        maxLength={LONGEST_OFFER}
        aria-describedby={noteId}
        autoComplete="off"
        className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 placeholder:text-soft"
      />
      <p id={noteId} className="mt-1.5 text-sm text-soft">
        {note}
      </p>
    </div>
  );
}
