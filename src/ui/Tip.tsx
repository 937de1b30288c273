import type { ReactElement, ReactNode } from 'react';

interface TipProps {
  label: string;
  children: ReactElement;
}

let hover: typeof import('./HoverTip') | undefined;

/** Fetches the tooltips where a pointer can hover, before the first render; phones never load them. */
export async function loadTips(): Promise<void> {
  if (!matchMedia('(hover: hover)').matches) return;
  hover = await import('./HoverTip');
}

/** Stands once around everything that has tooltips. */
export function Tips({ children }: { children: ReactNode }) {
  return hover ? <hover.HoverTips>{children}</hover.HoverTips> : children;
}

/** A tooltip on devices with a pointer that hovers; elsewhere the child alone (its own label says the same). */
export function Tip({ label, children }: TipProps) {
  return hover ? <hover.HoverTip label={label}>{children}</hover.HoverTip> : children;
}
