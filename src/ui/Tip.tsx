import type { ReactElement } from 'react';

interface TipProps {
  label: string;
  children: ReactElement;
}

let HoverTip: ((props: TipProps) => ReactElement) | undefined;

/** Fetches the tooltips where a pointer can hover, before the first render; phones never load them. */
export async function loadTips(): Promise<void> {
  if (!matchMedia('(hover: hover)').matches) return;
  HoverTip = (await import('./HoverTip')).HoverTip;
}

/** A tooltip on devices with a pointer that hovers; elsewhere the child alone (its own label says the same). */
export function Tip({ label, children }: TipProps) {
  return HoverTip ? <HoverTip label={label}>{children}</HoverTip> : children;
}
