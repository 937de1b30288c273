import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { BOX } from '../../ui/fieldStyles';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What it is a number of, shown behind it. */
  unit?: string;
  /** What is accepted, while the text is something else. */
  problem?: string | undefined;
}

/** A line with its label above. */
export function Field({ label, unit, problem, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-[540]">
        {label}
      </label>
      <span className="flex items-center gap-3">
        <input
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}problem`}
          {...rest}
          className={`${BOX} min-w-0 aria-invalid:border-poor`}
        />
        {unit && (
          <span aria-hidden="true" className="text-soft">
            {unit}
          </span>
        )}
      </span>
      {problem && (
        <p id={`${id}problem`} className="mt-1.5 text-sm text-poor">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A part of a product under its heading. */
export function Part({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div>
        <h2 id={id} className="subtitle">
          {heading}
        </h2>
        {text && <p className="mt-0.5 text-sm text-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
