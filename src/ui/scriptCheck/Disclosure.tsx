import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line that expands its content, on the browser's own <details>. */
export function Disclosure({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        {line}
        <ChevronDown
          size={18}
          strokeWidth={1.8}
          aria-hidden="true"
          className="ms-auto flex-none text-soft transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
