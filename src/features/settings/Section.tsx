import { type ReactNode, useId } from 'react';

/** A group of settings under its heading: a card of rows, with hairlines between them. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 subtitle">
        {heading}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">{children}</div>
    </section>
  );
}
