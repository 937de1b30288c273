import type { ReactNode } from 'react';

/** What to know about a result: that a score is an estimate, that a service is not there yet. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="rounded-button bg-sunk px-3.5 py-3 text-sm text-soft lg:col-span-2">{children}</p>;
}
