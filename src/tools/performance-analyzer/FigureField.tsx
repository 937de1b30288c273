import { type InputHTMLAttributes, useId } from 'react';
import { LONGEST_ANSWER } from '../../contracts/toolRun';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  /** What the user needs to know about the value typed here. */
  note?: string | undefined;
}

/** A field of the form with its label; the browser's native input. */
export function FigureField({ label, value = '', onChange, note, ...rest }: Props) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-[540]">
        {label}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={LONGEST_ANSWER}
        aria-describedby={note ? `${id}note` : undefined}
        autoComplete="off"
        className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 text-[17px] placeholder:text-soft"
        {...rest}
      />
      {note && (
        <p id={`${id}note`} className="mt-1.5 text-sm wrap-anywhere text-soft">
          {note}
        </p>
      )}
    </div>
  );
}
