import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';

/** From a card in brief to the full screen. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-1 font-[620] underline underline-offset-4">
      {children}
      <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" className="rtl:-scale-x-100" />
    </Link>
  );
}
