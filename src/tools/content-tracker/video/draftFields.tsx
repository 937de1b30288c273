import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { Select } from '../../../ui/Select';

const LOOK =
  'w-full min-w-0 rounded-button border-[1.5px] border-edge bg-surface px-3.5 text-[17px] text-ink placeholder:text-soft';

interface Labelled {
  label: string;
}

function Label({ of, children }: { of: string; children: ReactNode }) {
  return (
    <label htmlFor={of} className="mb-1.5 block font-[540]">
      {children}
    </label>
  );
}

/** A single-line input with its label above. `suggestions` can be picked instead of typing. */
export function Line({
  label,
  suggestions,
  ...rest
}: Labelled & { suggestions?: readonly string[] } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="min-w-0">
      <Label of={id}>{label}</Label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        list={suggestions && `${id}list`}
        {...rest}
        className={`min-h-13 ${LOOK}`}
      />
      {suggestions && (
        <datalist id={`${id}list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}

/** A multi-line input with its label above. */
export function Lines({ label, ...rest }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <div>
      <Label of={id}>{label}</Label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        {...rest}
        className={`block field-sizing-content max-h-[40dvh] py-3 ${LOOK}`}
      />
    </div>
  );
}

interface OneOf extends Labelled {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice of one among many, with its label above. */
export function OneOf({ label, value, options, onChange }: OneOf) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      <Select id={id} isSmall value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
