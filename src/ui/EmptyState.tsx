import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What stands where there is nothing yet: what this place is for, and the first step. */
export function EmptyState({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-card bg-accent text-accent-ink">
        <Icon size={26} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <p className="subtitle">{title}</p>
      {children}
    </div>
  );
}
