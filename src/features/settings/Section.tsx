import { type ReactNode, useId } from 'react';
import type { SettingsSection } from './settingsSections';

interface Props {
  heading: string;
  /** The heading's id, by which an address leads there. */
  anchor?: SettingsSection;
  children: ReactNode;
}

/** A group of settings under its heading: a card of rows, with hairlines between them. */
export function Section({ heading, anchor, children }: Props) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-2.5 scroll-mt-4 subtitle outline-none">
        {heading}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">{children}</div>
    </section>
  );
}
