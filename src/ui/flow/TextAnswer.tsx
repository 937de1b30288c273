import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { suggestionFits } from './suggestionFits';

interface Props {
  titleId: string;
  /** The answer given before, if any. */
  initial: string;
  placeholder: string;
  submitLabel: string;
  /** What can be taken as it is by one tap; those that fit what is typed so far are shown. */
  suggestions?: readonly string[] | undefined;
  maxLength: number;
  onAnswer: (value: string) => void;
}

/** A question answered in one's own words. Only a non-blank, trimmed value is taken; Enter or the button goes on. */
export function TextAnswer({
  titleId,
  initial,
  placeholder,
  submitLabel,
  suggestions = [],
  maxLength,
  onAnswer,
}: Props) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const fitting = suggestions.filter((suggestion) => suggestionFits(suggestion, text));

  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = text.trim();
    if (value !== '') onAnswer(value);
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <input
        ref={input}
        type="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-labelledby={titleId}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="next"
        className="min-h-15 w-full rounded-[18px] border-[1.5px] border-edge bg-surface px-4.5 text-[17px] placeholder:text-soft"
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {submitLabel}
      </Button>
      {fitting.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {fitting.map((suggestion) => (
            <li key={suggestion}>
              <Chip onClick={() => onAnswer(suggestion)}>{suggestion}</Chip>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
