import { useStore } from 'zustand';
import { formatNumber } from '../../i18n/figures';
import type { SessionStore } from './sessionStore';

/** 3, 2, 1 over the text. */
export function Countdown({ session }: { session: SessionStore }) {
  const seconds = useStore(session, ({ phase, countdown }) => (phase === 'counting' ? Math.ceil(countdown) : 0));
  if (seconds === 0) return null;
  return (
    <p className="absolute inset-0 grid place-items-center bg-paper/90 text-[35cqb] leading-none font-[720] tabular-nums">
      {formatNumber(seconds)}
    </p>
  );
}
