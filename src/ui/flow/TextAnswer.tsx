import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { suggestionFits } from './suggestionFits';
import { isTooLong, TooLong } from './TooLong';

interface Props {
  /** The id of the answer. */
  name: string;
  titleId: string;
  /** What has been typed so far, or was answered before. */
  text: string;
  placeholder: string;
  submitLabel: string;
  /** Answers that one tap takes; those that fit what is typed so far are shown. */
  suggestions?: readonly string[] | undefined;
  /** Called at each key, so that what is typed is kept. */
  onType: (text: string) => void;
  onAnswer: (value: string) => void;
}

/** A question with a free answer. Accepts only a non-blank, trimmed value; Enter or the button submits it. */
export function TextAnswer({
  name,
  titleId,
  text,
  placeholder,
  submitLabel,
  suggestions = [],
  onType,
  onAnswer,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const fitting = suggestions.filter((suggestion) => suggestionFits(suggestion, text));

  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = text.trim();
    if (value !== '' && !isTooLong(text)) onAnswer(value);
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <input
          ref={input}
          name={name}
          type="text"
          value={text}
          onChange={(event) => onType(event.target.value)}
          aria-labelledby={titleId}
          placeholder={placeholder}
          aria-describedby={noteId}
          aria-invalid={isTooLong(text)}
          autoComplete="off"
          enterKeyHint="next"
          className="min-h-15 w-full rounded-[18px] border-[1.5px] border-edge bg-surface px-4.5 text-[17px] placeholder:text-soft"
        />
        <TooLong id={noteId} text={text} />
      </div>
      <Button type="submit" disabled={text.trim() === '' || isTooLong(text)}>
        {submitLabel}
      </Button>
      {fitting.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {fitting.map((suggestion) => (
            <li key={suggestion}>
              <Chip onClick={() => onAnswer(suggestion)}>
                <bdi className="line-clamp-2 wrap-anywhere">{suggestion}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
