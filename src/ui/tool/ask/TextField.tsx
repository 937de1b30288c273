import { useEffect, useId, useRef } from 'react';
import { Chip } from '../../Chip';
import { isTooLong, TooLong } from '../../flow/TooLong';

interface Props {
  /** The id of the answer. */
  name?: string;
  label: string;
  /** For when a heading above says the same. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  hint?: string | undefined;
  /** Answers that one tap takes; all are shown, the chosen one is marked. */
  suggestions?: readonly string[] | undefined;
  /** Takes a suggestion, if that does more than filling it in. */
  onPick?: (suggestion: string) => void;
  /** In characters: nothing longer can be typed; without it a line that is too long is reported. */
  maxLength?: number | undefined;
  /** Takes the focus when it appears, for when nothing else is asked. */
  takesFocus?: boolean;
}

/** A line of text with its label. */
export function TextField({
  name,
  label,
  isLabelHidden = false,
  value,
  onChange,
  placeholder,
  hint,
  suggestions = [],
  onPick = onChange,
  maxLength,
  takesFocus = false,
}: Props) {
  const fieldId = useId();
  const hintId = useId();
  const noteId = useId();
  const isLong = maxLength === undefined && isTooLong(value);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  return (
    <div>
      <label htmlFor={fieldId} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-[540]'}>
        {label}
      </label>
      <input
        id={fieldId}
        ref={input}
        name={name}
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        maxLength={maxLength}
        aria-describedby={[...(hint ? [hintId] : []), ...(isLong ? [noteId] : [])].join(' ') || undefined}
        aria-invalid={isLong}
        autoComplete="off"
        className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 text-[17px] placeholder:text-soft"
      />
      {maxLength === undefined && <TooLong id={noteId} text={value} />}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {suggestions.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Chip aria-pressed={suggestion === value.trim()} onClick={() => onPick(suggestion)}>
                <bdi className="line-clamp-2 wrap-anywhere">{suggestion}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
