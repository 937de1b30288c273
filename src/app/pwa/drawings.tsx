import type { ReactNode } from 'react';

/** A piece of a phone's screen, with what to tap highlighted in lime. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="92"
      height="68"
      viewBox="0 0 92 68"
      aria-hidden="true"
      className="flex-none fill-none stroke-ink"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="1" y="1" width="90" height="66" rx="12" className="fill-surface stroke-line" />
      {children}
    </svg>
  );
}

/** The open three-dot menu. */
export function SafariDrawing() {
  return (
    <Drawing>
      <path d="M70 14h.01M76 14h.01M82 14h.01" strokeWidth="4" />
      <rect x="20" y="24" width="62" height="34" rx="8" className="fill-sunk stroke-line" />
      <path d="M30 34h26" className="stroke-soft" />
      <rect x="24" y="41" width="54" height="13" rx="5" className="fill-accent stroke-none" />
      <circle cx="34" cy="47.5" r="4.5" className="stroke-accent-ink" />
      <path d="M35.8 45.7l-1 3-3 1 1-3zM44 47.5h24" className="stroke-accent-ink" strokeWidth="1.5" />
    </Drawing>
  );
}

/** Safari's toolbar with the share button, a square with an arrow. */
export function ShareDrawing() {
  return (
    <Drawing>
      <path d="M14 14h64M14 24h44" className="stroke-line" strokeWidth="4" />
      <path d="M1 38h90" className="stroke-line" />
      <path d="M18 46l-6 6 6 6M72 47h10M72 52h10M72 57h10" className="stroke-soft" />
      <rect x="33" y="40" width="26" height="25" rx="8" className="fill-accent stroke-none" />
      <path d="M42 50h-2v11h12V50h-2M46 56V44M42.5 47.5L46 44l3.5 3.5" className="stroke-accent-ink" />
    </Drawing>
  );
}

/** The share menu with its 'Add to Home Screen' entry, a square with a plus. */
export function AddDrawing() {
  return (
    <Drawing>
      <path d="M14 13h34M14 57h40" className="stroke-line" strokeWidth="4" />
      <rect x="8" y="23" width="76" height="24" rx="8" className="fill-accent stroke-none" />
      <path d="M16 35h36" className="stroke-accent-ink" strokeWidth="3" />
      <rect x="62" y="28" width="14" height="14" rx="4" className="stroke-accent-ink" />
      <path d="M69 32v6M66 35h6" className="stroke-accent-ink" />
    </Drawing>
  );
}

/** The last sheet: the icon, its name, and the button at the top. */
export function ConfirmDrawing() {
  return (
    <Drawing>
      <rect x="56" y="8" width="28" height="14" rx="7" className="fill-accent stroke-none" />
      <path d="M64 15h12" className="stroke-accent-ink" strokeWidth="3" />
      <path d="M10 15h16" className="stroke-soft" strokeWidth="3" />
      <rect x="10" y="31" width="26" height="26" rx="8" className="fill-sunk stroke-line" />
      <path d="M25.6 37.2v8.6a4.4 4.4 0 0 1-8.8 0v-1.4l2.3 1.9" strokeWidth="2.7" />
      <circle cx="30.2" cy="37.5" r="2.2" className="fill-live stroke-none" />
      <path d="M46 40h32M46 49h20" className="stroke-line" strokeWidth="4" />
    </Drawing>
  );
}
