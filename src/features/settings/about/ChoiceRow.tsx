import { Check } from 'lucide-react';

interface Props {
  label: string;
  isCurrent: boolean;
  onChoose: () => void;
}

/** One of several answers in a list; a tap takes it. */
export const ChoiceRow = ({ label, isCurrent, onChoose }: Props) => (
  <li className="border-b border-line last:border-0">
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      className="flex min-h-13 w-full items-center gap-3 py-2 text-start font-[540]"
    >
      <span className="flex-1">{label}</span>
      {isCurrent && <Check size={20} aria-hidden="true" className="flex-none" />}
    </button>
  </li>
);
