import type { FormEvent } from 'react';

interface Props {
  label: string;
  query: string;
  onChange: (query: string) => void;
  /** On Enter: takes the first result. */
  onSubmit: () => void;
}

/** The search of a dialog; it has the focus when the dialog opens. */
export function SearchField({ label, query, onChange, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form onSubmit={submit}>
        <input
          type="search"
          value={query}
          onChange={(event) => onChange(event.target.value)}
          placeholder={label}
          aria-label={label}
          data-initial-focus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 placeholder:text-soft"
        />
      </form>
    </search>
  );
}
