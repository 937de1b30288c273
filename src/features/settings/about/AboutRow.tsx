import { ChevronRight } from 'lucide-react';

interface Props {
  label: string;
  value: string;
  onChange: () => void;
}

/** One known fact; a tap changes it. */
export function AboutRow({ label, value, onChange }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onChange}
      className="flex min-h-16 w-full items-center gap-3 py-2.5 text-start"
    >
      <span className="flex-1">
        <span className="block text-sm text-soft">{label}</span>
        <span className="block font-[620]">{value}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft rtl:-scale-x-100" />
    </button>
  );
}
