import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';

const ROW = 'flex min-h-14 w-full items-center gap-3.5 py-2.5 text-start font-[540]';

interface Props {
  icon: LucideIcon;
  label: string;
  hint?: string | undefined;
}

function Content({ icon: Icon, label, hint }: Props) {
  return (
    <>
      <Icon size={22} strokeWidth={1.8} aria-hidden="true" className="flex-none" />
      <span className="flex-1">
        <span className="block">{label}</span>
        {hint && <span className="block text-sm font-normal text-soft">{hint}</span>}
      </span>
    </>
  );
}

const Onward = () => (
  <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft rtl:-scale-x-100" />
);

/** A row that leads to another screen. */
export function LinkRow({ to, ...content }: Props & { to: string }) {
  return (
    <Link to={to} className={ROW}>
      <Content {...content} />
      <Onward />
    </Link>
  );
}

/** A row that does something here. */
export function ActionRow({
  danger = false,
  busy = false,
  onRun,
  ...content
}: Props & { danger?: boolean; busy?: boolean; onRun: () => void }) {
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onRun}
      className={`${ROW} disabled:opacity-45 ${danger ? 'text-poor' : ''}`}
    >
      <Content {...content} />
    </button>
  );
}

/** A fact: what it is, and its current value. */
export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 py-2">
      <dt className="text-soft">{label}</dt>
      <dd className="text-end font-[620]">{children}</dd>
    </div>
  );
}
