/** What nothing measured is drawn hatched, never as a full bar or a ring. */
export const HATCHED = 'bg-[repeating-linear-gradient(135deg,var(--color-edge)_0_2px,transparent_2px_6px)]';
