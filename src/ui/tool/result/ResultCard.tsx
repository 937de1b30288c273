import type { ReactNode } from 'react';

interface Props {
  eyebrow: string;
  /** The card's accessible name, if its eyebrow is not unique. */
  name?: string;
  /** In the card's corner: what it is recommended as. */
  badge?: string | undefined;
  /** Spans both columns of a desktop: the last of an odd number of cards. */
  isWide?: boolean;
  /** What the card says first, in large type. */
  statement?: string;
  children?: ReactNode;
  /** At the bottom: a score or a badge, and actions. */
  meta?: ReactNode;
  actions?: ReactNode;
}

/** Every result has this anatomy: eyebrow, statement, action. A recommended one has an edge in ink colour. */
export function ResultCard({
  eyebrow,
  name = eyebrow,
  badge,
  isWide = false,
  statement,
  children,
  meta,
  actions,
}: Props) {
  return (
    <section
      className={`flex min-w-0 break-inside-avoid flex-col rounded-card border bg-surface p-4 ${badge ? 'border-ink' : 'border-line'} ${isWide ? 'lg:col-span-2' : ''}`}
      aria-label={name}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 eyebrow">{eyebrow}</h2>
        {badge && <Badge>{badge}</Badge>}
      </div>
      {statement && <p className="mt-2.5 text-[19px] leading-[1.32] font-[620] tracking-[-0.01em]">{statement}</p>}
      {children && <div className="mt-2.5 flex flex-col gap-2.5 empty:hidden">{children}</div>}
      {(meta || actions) && (
        <div className="mt-auto flex items-center justify-between gap-3 pt-3.5">
          <div className="min-w-0">{meta}</div>
          <div className="-me-2 flex flex-none">{actions}</div>
        </div>
      )}
    </section>
  );
}

/** A named part of a card: its name, then its text or list. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm text-soft">{name}</h3>
      <div>{children}</div>
    </div>
  );
}

/** What a card, or a line of one, is recommended as. */
export const Badge = ({ children }: { children: string }) => (
  <span className="rounded-[10px] bg-accent px-2.5 py-1 text-[12.5px] leading-tight font-[640] text-accent-ink">
    {children}
  </span>
);
