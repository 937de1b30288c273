import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { typedWithin } from '../../lib/typedNumber';

/** Longer than any number that is accepted, spaces and a currency sign included. */
const LONGEST = 24;

interface Props {
  label: string;
  hint?: string;
  value: string;
  /** The number used in the calculation while nothing is typed. */
  example?: number;
  onChange: (text: string) => void;
  most: number;
  isWhole: boolean;
}

/** A number as people type it; while the text is no valid number, it says what is accepted. */
export function NumberField({ label, hint, value, example, onChange, most, isWhole }: Props) {
  const { t } = useTranslation('dashboard');
  const fieldId = useId();
  const noteId = useId();
  const hasExample = value === '' && example !== undefined;
  const isTaken = hasExample || typedWithin(value, most, isWhole) !== undefined;
  const bounds = t(isWhole ? 'labels.calculator.whole' : 'labels.calculator.bounds', { most: formatNumber(most) });
  const note = isTaken ? hint : bounds;
  return (
    <div>
      <label htmlFor={fieldId} className="mb-1.5 block font-[540]">
        {label}
      </label>
      <input
        id={fieldId}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={example === undefined ? undefined : formatNumber(example)}
        maxLength={LONGEST}
        aria-invalid={!isTaken}
        aria-describedby={note ? noteId : undefined}
        autoComplete="off"
        dir="ltr"
        className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 text-[17px] placeholder:text-soft aria-invalid:border-poor rtl:text-right"
      />
      {note && (
        <p id={noteId} className={`mt-1.5 text-sm ${isTaken ? 'text-soft' : 'text-poor'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
