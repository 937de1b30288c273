import { ChevronLeft } from 'lucide-react';

/** Leads back to the previous step. */
export function BackLink({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBack}
      className="-ms-1.5 flex min-h-11 items-center gap-2 self-start pe-3 text-soft"
    >
      <ChevronLeft size={22} strokeWidth={1.8} aria-hidden="true" className="rtl:-scale-x-100" />
      {label}
    </button>
  );
}
