import { ChevronDown } from 'lucide-react';

/** At the end of a line that expands: points up while it is open. Not printed. */
export const OpenChevron = ({ isOpen, className = '' }: { isOpen: boolean; className?: string }) => (
  <ChevronDown
    size={20}
    strokeWidth={1.8}
    aria-hidden="true"
    className={`flex-none text-soft transition-transform print:hidden ${isOpen ? 'rotate-180' : ''} ${className}`}
  />
);
