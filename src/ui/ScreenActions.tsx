import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What a screen offers at the end of the top bar, in the place that the shell reserves for it. */
export function ScreenActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById('screen-actions')), []);
  return place && createPortal(children, place);
}
