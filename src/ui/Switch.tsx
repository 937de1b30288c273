import { useId } from 'react';

interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off, with its sentence; the whole row is the target. */
export function Switch({ label, hint, checked, onChange }: Props) {
  const hintId = useId();
  return (
    <label className="flex min-h-13 items-center gap-4 py-2">
      <span className="flex-1">
        <span className="block font-[540]">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-8 w-13 flex-none rounded-full bg-edge transition-colors peer-checked:bg-accent-text after:absolute after:start-1 after:top-1 after:size-6 after:rounded-full after:bg-paper after:transition-transform peer-checked:after:translate-x-5 rtl:peer-checked:after:-translate-x-5 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink"
      />
    </label>
  );
}
