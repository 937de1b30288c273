import { useEffect, useId, useRef } from 'react';
import { type Bounds, typedWithin } from '../../../lib/typedNumber';

/** Longer than any number that is accepted, spaces and a currency sign included. */
const LONGEST = 24;

interface Props {
  /** The id of the answer. */
  name?: string;
  label: string;
  /** For when a heading above says the same. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  value: string;
  placeholder?: string | undefined;
  /** What it is a number of, shown behind it: '€', 'min'. */
  unit?: string | undefined;
  bounds: Bounds;
  /** What is accepted, in words: shown while the text is something else. */
  problem: string;
  /** Whether nothing is wrong while it is empty. */
  mayBeEmpty?: boolean;
  onChange: (text: string) => void;
  /** Takes the focus when it appears, for when nothing else is asked. */
  takesFocus?: boolean;
}

/** A number as people type it; while the text is no such number, it says what is accepted. */
export function NumberField({ bounds, problem, unit, hint, value, mayBeEmpty = true, ...props }: Props) {
  const fieldId = useId();
  const noteId = useId();
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = value.trim() === '';
  const isTaken = (isEmpty && mayBeEmpty) || typedWithin(value, bounds) !== undefined;
  const note = isTaken ? hint : problem;
  const { takesFocus = false } = props;

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  return (
    <div>
      <label htmlFor={fieldId} className={props.isLabelHidden ? 'sr-only' : 'mb-1.5 block font-[540]'}>
        {props.label}
      </label>
      <div className="flex items-center gap-3">
        <input
          id={fieldId}
          ref={input}
          name={props.name}
          type="text"
          inputMode={bounds.isWhole ? 'numeric' : 'decimal'}
          value={value}
          onChange={(event) => props.onChange(event.target.value)}
          placeholder={props.placeholder}
          maxLength={LONGEST}
          aria-invalid={!isTaken}
          aria-describedby={[...(unit ? [unitId] : []), ...(note ? [noteId] : [])].join(' ') || undefined}
          autoComplete="off"
          dir="ltr"
          className="min-h-13 w-full min-w-0 rounded-button border-[1.5px] border-edge bg-surface px-4 text-[17px] placeholder:text-soft aria-invalid:border-poor rtl:text-right"
        />
        {unit && (
          <span id={unitId} className="text-soft">
            {unit}
          </span>
        )}
      </div>
      {note && (
        <p id={noteId} className={`mt-1.5 text-sm ${isTaken ? 'text-soft' : 'text-poor'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
